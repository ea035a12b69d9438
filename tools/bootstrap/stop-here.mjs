/** A failure whose message tells the person at the terminal, in Russian, what is wrong and what to do. */
export class StopHere extends Error {
  name = 'StopHere';
}

/** Runs the action; of a StopHere only the message is printed. Sets the exit code. */
export async function reportFailure(action) {
  try {
    await action();
  } catch (error) {
    console.error(error instanceof StopHere ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** A failure whose message tells the person at the terminal what is wrong and what to do. */
export class StopHere extends Error {
  name = 'StopHere';
}

/**
 * A StopHere of a command for operators. Its message begins with the finding's id, which the Russian operator's guide
 * explains; `npm run check` compares them, so the id is always written as a literal.
 */
export class OperatorStop extends StopHere {
  constructor(finding, message) {
    super(`[${finding}] ${message}`);
  }
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

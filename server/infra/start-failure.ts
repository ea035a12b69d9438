/**
 * A failure of the start. Its message is for the person at the terminal: what is wrong and what to do, in Russian.
 * `main.ts` prints the message alone and exits with 1; the cause is kept for whoever debugs.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Storage can be refused by the browser's settings; then nothing is kept. */
export function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

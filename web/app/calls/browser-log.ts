/**
 * A failure that is only logged (spec: content.block-failure): a line in the browser's console, nothing on the screen.
 */
export function logQuietly(text: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's log is written
  console.warn(text, error);
}

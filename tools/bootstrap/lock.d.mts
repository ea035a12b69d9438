export function withLock<Result>(
  root: string,
  action: () => Promise<Result>,
  log?: (line: string) => void,
): Promise<Result>;

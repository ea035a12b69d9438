/** Where applications live: the copied link is whole, the launch goes to our own origin (decision 0004). */
export interface Addresses {
  /** `PUBLIC_URL + BASE_PATH`, for links people copy. */
  readonly publicBase: string;
  /** Rename takes an address with it as well as below it. */
  readonly basePath: string;
}

const pattern = /^\/a\/([a-z0-9_-]{1,64})\/([1-9]\d{0,17})$/;

/** The solution and the number of the application that a `url` of ours names, or nothing. */
export function findInAddress(
  url: string,
  { publicBase, basePath }: Addresses,
): { solutionCode: string; id: string } | undefined {
  const path = url.startsWith(`${publicBase}/`)
    ? url.slice(publicBase.length)
    : url.startsWith(`${basePath}/`)
      ? url.slice(basePath.length)
      : url;
  const [, solutionCode, id] = pattern.exec(path) ?? [];
  return solutionCode && id ? { solutionCode, id } : undefined;
}

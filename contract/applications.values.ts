/** Up to this many applications the browser holds them all and filters itself. */
export const heldByBrowserLimit = 500;

/** The filter value that means «all mine». */
export const allMine = 'aa';

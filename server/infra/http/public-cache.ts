/** What is everybody's: kept by proxies for a minute, asked for anew by browsers (contract, section 2). */
export const publicCache = 'public, max-age=0, s-maxage=60, must-revalidate';

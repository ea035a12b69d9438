/** What is everybody's: kept by proxies for a minute, asked for anew by browsers (spec: calls.public-cache). */
export const publicCache = 'public, max-age=0, s-maxage=60, must-revalidate';

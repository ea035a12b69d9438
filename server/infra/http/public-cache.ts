/** For public answers: kept by proxies for a minute, revalidated by browsers (spec: calls.public-cache). */
export const publicCache = 'public, max-age=0, s-maxage=60, must-revalidate';

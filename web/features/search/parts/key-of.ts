/** What one found document is told from another by: several tariffs may stand on one page. */
export const keyOf = ({ type, url, title }: { type: string; url: string; title: string }) => `${type} ${url} ${title}`;

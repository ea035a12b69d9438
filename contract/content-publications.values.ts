/** So many stand on a page of a list (spec: content.page-sizes). */
export const publicationsOnPage = 10;

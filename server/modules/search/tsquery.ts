/** A stem as a query of PostgreSQL. */
export const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A phrase, its words as far apart as they are typed, as a query of PostgreSQL. */
export function written(stems: readonly { readonly lexeme: string; readonly place: number }[]): string {
  const parts = stems.map(({ lexeme, place }, index) => {
    const before = stems[index - 1];
    return before ? ` <${place - before.place}> ${quote(lexeme)}` : quote(lexeme);
  });
  return `(${parts.join('')})`;
}

/** Whether the query has a phrase; the index cannot check the order of words, only the documents can. */
export const needsPlaces = (tsquery: string): boolean => tsquery.includes('<');

/** The same query without the order of words, for the index. */
export const withoutPlaces = (tsquery: string): string => tsquery.replace(/<\d+>|<->/g, '&');

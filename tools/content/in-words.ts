import type { ContentImport } from '../../contract/archive-console.ts';
import { archiveKindWords } from '../../contract/archive-console.values.ts';

/** What an archive would do, a line a kind. */
export function countsInWords({ counts }: Pick<ContentImport, 'counts'>): string {
  return counts
    .map(
      ({ kind, new: added, changed, same, extra, kept }) =>
        `  ${archiveKindWords[kind].padEnd(22)} new ${added}, changed ${changed}, same ${same}, here alone ${extra + kept}`,
    )
    .join('\n');
}

/** What is wrong with the records of an archive, a line a fault. */
export function problemsInWords(problems: ContentImport['problems']): string {
  return problems
    .map(({ kind, key, title, field, message }) => {
      const where = [archiveKindWords[kind], title && `«${title}»`, `(${key})`, field && `поле ${field}`].filter(
        Boolean,
      );
      return `  ${where.join(' ')}: ${message}`;
    })
    .join('\n');
}

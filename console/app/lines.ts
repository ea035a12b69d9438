/** What a field with one word or expression a line shows of them. */
export const toLines = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');

/** The lines of such a field as they are typed. */
export const fromLines = (text: string): string[] => text.split('\n');

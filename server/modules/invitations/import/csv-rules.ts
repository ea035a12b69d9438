import type { Options } from 'csv-parse';

/** What parts the cells of a row; of two that fit equally well the first is taken. */
export const separators = [';', '\t', ',', '|'] as const;
export type Separator = (typeof separators)[number];

/** The longest row: several times the longest that can be invited. */
export const rowLettersAtMost = 32 * 1024;

/** How any table is read; every line ends with «\n» by now. */
export const csvRules = {
  record_delimiter: '\n',
  relax_quotes: true,
  // After a space, as in «a, "b, c"», a quote would be a letter and the separators within it real ones.
  ltrim: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: rowLettersAtMost,
} as const satisfies Options;

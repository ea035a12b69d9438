import type { LetterWords } from '../../contract/letter-templates.ts';

const fields = ['subject', 'preview', 'heading', 'text', 'why'] as const;

/** The fields in which two wordings of a letter differ. */
export const changedFields = (before: Partial<LetterWords>, after: LetterWords) =>
  fields.filter((field) => (before[field] ?? '') !== after[field]);

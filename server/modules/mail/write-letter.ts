import type { Db } from '../../infra/database/index.ts';
import { readEditedTexts } from './letter-templates.store.ts';
import { faultsOf } from './letters/check-template.ts';
import { fillTemplate, type Where } from './letters/fill-template.ts';
import type { Letter } from './letters/letter.ts';
import type { LetterTemplate, TemplateText, Values } from './letters/template.ts';

/** The words that letters are written with at this moment. */
export type Words = (template: LetterTemplate) => TemplateText;

/**
 * Reads the words of templates, for many letters. Words that no longer suit a template, because a later build wants
 * another placeholder, are left aside: the letter goes out with the product's own (spec: mail.templates).
 */
export async function readWords(db: Db, templates: readonly LetterTemplate[]): Promise<Words> {
  const edited = await readEditedTexts(
    db,
    templates.map(({ id }) => id),
  );
  return (template) => usableText(template, edited.get(template.id));
}

/** What is written with: the operator's words where they suit the template, else the product's own. */
export function usableText(template: LetterTemplate, edited: TemplateText | null | undefined): TemplateText {
  return edited && Object.keys(faultsOf(template, edited)).length === 0 ? edited : template.original;
}

/** Writes one letter with words that were read before. */
export const writeWith = <T extends LetterTemplate>(
  words: Words,
  template: T,
  values: Values<T['places']>,
  where: Where,
): Letter => fillTemplate(template, words(template), values, where);

/** Writes one letter, with the words as they are in this moment in every process. */
export async function writeLetter<T extends LetterTemplate>(
  db: Db,
  template: T,
  values: Values<T['places']>,
  where: Where,
): Promise<Letter> {
  return writeWith(await readWords(db, [template]), template, values, where);
}

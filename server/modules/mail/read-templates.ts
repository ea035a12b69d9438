import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import { reachableRows } from '../../../contract/console-list.ts';
import type {
  ConsoleLetterTemplate,
  LetterTemplateRow,
  LetterWords,
  listLetterTemplates as listCall,
  previewLetter as previewCall,
} from '../../../contract/letter-templates.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { readTemplateStates, type TemplateState } from './letter-templates.store.ts';
import { faultsOf, sampleValues } from './letters/check-template.ts';
import { fillTemplate } from './letters/fill-template.ts';
import type { LetterTemplate } from './letters/template.ts';
import { usableText } from './write-letter.ts';

/** The letter of this id. @throws Failure `console.absent` */
export const templateOf = (templates: readonly LetterTemplate[], id: string): LetterTemplate =>
  templates.find((template) => template.id === id) ?? fail('console.absent');

function rowOf(template: LetterTemplate, state: TemplateState | undefined): LetterTemplateRow {
  const { id, name, when, kind } = template;
  return {
    ...{ id, name, when, kind },
    subject: usableText(template, state?.edited).subject,
    isEdited: Boolean(state?.edited),
    changedAt: state?.changedAt ? new Date(state.changedAt).toISOString() : null,
    changedByName: state?.changedByName ?? null,
  };
}

const byName = new Intl.Collator('ru');
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** One page of the letters of the product. @throws Failure `console.too-far` */
export async function listTemplates(
  db: Db,
  templates: readonly LetterTemplate[],
  { page, perPage, sort, order, q, ids, edited }: CheckedInput<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  if ((page - 1) * perPage >= reachableRows) fail('console.too-far');
  const states = await readTemplateStates(db);
  const words = folded(q).split(/\s+/).filter(Boolean);
  const rows = templates
    .map((template) => rowOf(template, states.get(template.id)))
    .filter(({ id }) => !ids || ids.includes(id))
    .filter(({ isEdited }) => !edited || isEdited)
    .filter(({ name, when, subject }) => words.every((word) => folded(`${name} ${when} ${subject}`).includes(word)));
  if (sort === 'name') rows.sort((one, other) => byName.compare(one.name, other.name));
  if (sort === 'changedAt') rows.sort((one, other) => (one.changedAt ?? '').localeCompare(other.changedAt ?? ''));
  if (order === 'desc') rows.reverse();
  return { items: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, more: false };
}

/** A letter with its words and its placeholders. @throws Failure `console.absent` */
export async function getTemplate(
  db: Db,
  templates: readonly LetterTemplate[],
  id: string,
): Promise<ConsoleLetterTemplate> {
  const template = templateOf(templates, id);
  const state = (await readTemplateStates(db)).get(id);
  const edited = state?.edited;
  const faults = edited ? Object.values(faultsOf(template, edited)) : [];
  return {
    ...rowOf(template, state),
    version: state?.version ?? 1,
    words: edited ?? template.original,
    original: template.original,
    isOriginalNewer: Boolean(edited && !isSame(state?.original, template.original)),
    unusable: faults.length > 0 ? faults.join(' ') : null,
    places: Object.entries(template.places).map(([name, { gives, as, isRequired }]) => ({
      name,
      gives,
      isRequired: isRequired ?? false,
      isBlock: as === 'facts' || as === 'quote' || as === 'paragraphs',
    })),
  };
}

const fields = ['subject', 'preview', 'heading', 'text', 'why'] as const;

/** Whether two texts say the same, in whatever order their fields were stored. */
export const isSame = (one: LetterWords | undefined, other: LetterWords): boolean =>
  fields.every((field) => one?.[field] === other[field]);

/** A letter of these words with sample values, and what keeps the words from being saved. @throws Failure `console.absent` */
export function previewLetter(
  templates: readonly LetterTemplate[],
  id: string,
  words: LetterWords,
  base: string,
): CallAnswer<typeof previewCall> {
  const template = templateOf(templates, id);
  const { subject, html, text } = fillTemplate(template, words, sampleValues(template), { base });
  return { subject, html, text, faults: { ...faultsOf(template, words) } };
}

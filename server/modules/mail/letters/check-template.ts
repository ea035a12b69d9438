import { hiddenFault } from '../../../../contract/hidden-characters.ts';
import { type Paragraph, type Part, parseMarkup, parseParts, placeName } from './parse-markup.ts';
import type { LetterTemplate, Place, TemplateText } from './template.ts';

const lengths = { subject: 200, preview: 200, heading: 200, text: 10_000, why: 500 } as const;
const oneLine = ['subject', 'preview', 'heading', 'why'] as const;
/** Placeholders that a line of words can hold. */
const inWords = new Set(['words', 'code', 'link']);

type Faults = Partial<Record<keyof TemplateText, string>>;

/** The placeholders of a template by their compared names. */
export const placesOf = ({ places }: LetterTemplate): ReadonlyMap<string, readonly [name: string, place: Place]> =>
  new Map(Object.entries(places).map(([name, place]) => [placeName(name), [name, place] as const]));

/** What keeps a text from being sent, by field, in words that say what to do; empty for a text that can be sent. */
export function faultsOf(template: LetterTemplate, written: TemplateText): Faults {
  const faults: Record<string, string> = {};
  for (const field of oneLine) {
    const [fault] = faultsOfLine(template, field, written[field]);
    if (fault) faults[field] = fault;
  }
  const ofText = faultsOfText(template, written.text);
  if (ofText.length > 0) faults.text = ofText.join(' ');
  return faults;
}

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

function lengthFaults(field: keyof TemplateText, value: string): string[] {
  if (value.trim() === '') return ['Заполните это поле.'];
  const most = lengths[field];
  return value.length > most ? [`Слишком длинно: оставьте не\u00a0больше ${most} знаков.`] : [];
}

function faultsOfLine(template: LetterTemplate, field: (typeof oneLine)[number], value: string): string[] {
  if (/[\p{Cc}\u2028\u2029]/u.test(value))
    return ['Здесь нужна одна строка: уберите переносы строк и\u00a0служебные знаки.'];
  const parts = parseParts(value);
  const names = parts.flatMap((part) => (part.kind === 'place' ? [part.name] : []));
  const known = placesOf(template);
  const misplaced = names.filter((name) => known.has(name) && known.get(name)?.[1].as !== 'words');
  return [
    ...lengthFaults(field, value),
    ...hiddenFaults(value),
    ...unknownFaults(template, names),
    ...halfTypedFaults(parts),
    ...(misplaced.length > 0
      ? [`Здесь нельзя ставить ${braced(misplaced)}: это видно, не\u00a0открывая письма. Перенесите в\u00a0текст.`]
      : []),
  ];
}

function unknownFaults(template: LetterTemplate, names: readonly string[]): string[] {
  const known = placesOf(template);
  const unknown = [...new Set(names.filter((name) => !known.has(name)))];
  if (unknown.length === 0) return [];
  const has = Object.keys(template.places);
  const offer = has.length > 0 ? `Есть: ${braced(has)}.` : 'В\u00a0этом письме их нет.';
  return [`Такой подстановки нет: ${braced(unknown)}. ${offer}`];
}

const hiddenFaults = (value: string) => [hiddenFault(value, 'тексте') ?? []].flat();

/** A brace or a link that was not typed to its end would stand in the letter as it is. */
function halfTypedFaults(parts: readonly Part[]): string[] {
  const words = parts.flatMap((part) => (part.kind === 'link' ? parseParts(part.label) : [part]));
  const has = (sign: RegExp) => words.some((part) => part.kind === 'words' && sign.test(part.text));
  return [
    ...(has(/[{}]/) ? ['Фигурная скобка осталась без\u00a0пары. Подстановка пишется целиком: {имя}.'] : []),
    ...(has(/\]\(/) ? ['Ссылка написана не\u00a0целиком. Она пишется так: [слова](https://адрес).'] : []),
  ];
}

function faultsOfText(template: LetterTemplate, text: string): string[] {
  const known = placesOf(template);
  const paragraphs = parseMarkup(text);
  const used = paragraphs.flatMap(usedIn);
  const names = used.map(({ name }) => name);
  const missing = [...known].filter(([name, [, place]]) => place.isRequired && !names.includes(name));
  const inline = used.filter(({ name, isAlone }) => !isAlone && known.has(name) && !inWords.has(asOf(known, name)));
  return [
    ...lengthFaults('text', text),
    ...hiddenFaults(text.replace(/[\n\r\t]/g, ' ')),
    ...unknownFaults(template, names),
    ...halfTypedFaults(paragraphs.flatMap(partsIn)),
    ...(missing.length > 0
      ? [
          `Не\u00a0хватает ${braced(missing.map(([, [name]]) => name))}: без\u00a0этого письмо бесполезно. Верните на\u00a0место.`,
        ]
      : []),
    ...(inline.length > 0
      ? [`Поставьте отдельным абзацем: ${braced([...new Set(inline.map(({ name }) => name))])}.`]
      : []),
    ...[...new Set(paragraphs.flatMap(targetsIn))].flatMap((target) => faultOfTarget(known, target)),
  ];
}

const asOf = (known: ReturnType<typeof placesOf>, name: string) => known.get(name)?.[1].as ?? '';

interface Use {
  name: string;
  isAlone: boolean;
}

const use = (name: string): Use => ({ name, isAlone: false });
const namesOfLabel = (label: string): Use[] =>
  parseParts(label).flatMap((part) => (part.kind === 'place' ? [use(part.name)] : []));
const nameOfTarget = (target: string) => /^\{([^{}]+)\}$/.exec(target)?.[1];

function usedIn(paragraph: Paragraph): Use[] {
  switch (paragraph.kind) {
    case 'place':
      return [{ name: paragraph.name, isAlone: true }];
    case 'button':
      return usedInLink(paragraph);
    case 'facts':
      return paragraph.rows.flatMap(({ label, parts }) => [...namesOfLabel(label), ...parts.flatMap(usedInPart)]);
    default:
      return paragraph.parts.flatMap(usedInPart);
  }
}

function partsIn(paragraph: Paragraph): readonly Part[] {
  switch (paragraph.kind) {
    case 'place':
      return [];
    case 'button':
      return parseParts(paragraph.label);
    case 'facts':
      return paragraph.rows.flatMap(({ label, parts }) => [...parseParts(label), ...parts]);
    default:
      return paragraph.parts;
  }
}

function usedInLink({ label, target }: { label: string; target: string }): Use[] {
  const name = nameOfTarget(target);
  return [...namesOfLabel(label), ...(name === undefined ? [] : [use(placeName(name))])];
}

function usedInPart(part: Part): Use[] {
  if (part.kind === 'link') return usedInLink(part);
  return part.kind === 'place' ? [use(part.name)] : [];
}

function targetsIn(paragraph: Paragraph): string[] {
  if (paragraph.kind === 'button') return [paragraph.target];
  return partsIn(paragraph).flatMap((part) => (part.kind === 'link' ? [part.target] : []));
}

/** Whether an address may stand in a letter: a page of the web, or a mailbox or a phone to write or call to. */
export const isSafeAddress = (address: string) =>
  /^https?:\/\/[^\s"'<>\\]+$/i.test(address)
    ? URL.canParse(address)
    : /^(?:mailto:[^\s"'<>@]+@[\w.-]+|tel:\+?\d{5,15})$/i.test(address);

function faultOfTarget(known: ReturnType<typeof placesOf>, target: string): string[] {
  const name = nameOfTarget(target);
  if (name !== undefined) {
    const compared = placeName(name);
    if (!known.has(compared) || asOf(known, compared) === 'link') return [];
    return [`Ссылка не\u00a0может вести на\u00a0{${name}}: это не\u00a0адрес.`];
  }
  if (isSafeAddress(target)) return [];
  return [`Ссылка ведёт на\u00a0«${target}». Адрес начинается с\u00a0https://, mailto: или\u00a0tel:.`];
}

/** What stands in the places of a template in a preview. */
export const sampleValues = ({ places }: LetterTemplate) =>
  Object.fromEntries(Object.entries(places).map(([name, { sample }]) => [name, sample])) as Record<string, never>;

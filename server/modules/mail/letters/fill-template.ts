import { placesOf } from './check-template.ts';
import { type Letter, renderLetter, type StopLink } from './letter.ts';
import type { Block, Span } from './letter-blocks.ts';
import { type Paragraph, type Part, parseMarkup, parseParts, placeName } from './parse-markup.ts';
import type { LetterTemplate, Rows, TemplateText, Values } from './template.ts';

/** Where a letter's links lead. */
export interface Where {
  /** `PUBLIC_URL + BASE_PATH`. */
  readonly base: string;
  readonly stop?: StopLink;
}

/** Looks a placeholder up by its compared name. */
type ValueAt = (name: string) => { readonly as: string; readonly value: string | Rows };

/**
 * Writes a letter: the words of the template with the values in their places. A value is never read as markup, and is
 * escaped like all words.
 */
export function fillTemplate<T extends LetterTemplate>(
  template: T,
  written: TemplateText,
  values: Values<T['places']>,
  { base, stop }: Where,
): Letter {
  const places = placesOf(template);
  const valueAt: ValueAt = (name) => {
    const [ownName = '', place] = places.get(name) ?? [];
    return { as: place?.as ?? 'words', value: (values as Record<string, string | Rows>)[ownName] ?? '' };
  };
  const secrets = Object.entries(template.places).flatMap(([name, { as }]) =>
    as === 'code' ? [String(valueAt(placeName(name)).value)] : [],
  );
  const line = (words: string) => fillWords(words, valueAt);
  const blocks = parseMarkup(written.text).flatMap((paragraph) => fillParagraph(paragraph, valueAt));
  const { subject, preview, heading, why } = written;
  return {
    ...renderLetter(
      {
        subject: line(subject),
        preview: line(preview),
        heading: line(heading),
        why: line(why),
        blocks,
        ...(stop && { stop }),
      },
      base,
    ),
    secrets: secrets.filter((secret) => secret !== ''),
  };
}

const wordsOf = (value: string | Rows): string =>
  typeof value === 'string' ? value : value.map((row) => row.join(': ')).join(', ');

/** A line of words, which has no bold type and no links. */
function fillWords(words: string, valueAt: ValueAt): string {
  return parseParts(words)
    .map((part) => {
      if (part.kind === 'words') return part.text;
      return part.kind === 'place' ? wordsOf(valueAt(part.name).value) : fillWords(part.label, valueAt);
    })
    .join('');
}

function addressOf(target: string, valueAt: ValueAt): string {
  const [, name] = /^\{([^{}]+)\}$/.exec(target) ?? [];
  return name === undefined ? target : wordsOf(valueAt(placeName(name)).value);
}

function fillPart(part: Part, valueAt: ValueAt): Span {
  const { isBold } = part;
  if (part.kind === 'words') return { text: part.text, isBold };
  if (part.kind === 'link')
    return { text: fillWords(part.label, valueAt), url: addressOf(part.target, valueAt), isBold };
  const { as, value } = valueAt(part.name);
  const text = wordsOf(value);
  return as === 'link' ? { text, url: text, isBold } : { text, isBold };
}

const isEmpty = (spans: readonly Span[]) => spans.every(({ text }) => text.trim() === '');

function fillParagraph(paragraph: Paragraph, valueAt: ValueAt): Block[] {
  switch (paragraph.kind) {
    case 'place':
      return fillAlone(valueAt(paragraph.name));
    case 'button':
      return [
        { kind: 'button', label: fillWords(paragraph.label, valueAt), url: addressOf(paragraph.target, valueAt) },
      ];
    case 'facts':
      return [
        {
          kind: 'facts',
          rows: paragraph.rows.map(({ label, parts }) => ({
            label: fillWords(label, valueAt),
            spans: parts.map((part) => fillPart(part, valueAt)),
          })),
        },
      ];
    default: {
      const spans = paragraph.parts.map((part) => fillPart(part, valueAt));
      return isEmpty(spans) ? [] : [{ kind: paragraph.kind, spans }];
    }
  }
}

/** A placeholder that stands in a paragraph of its own. */
function fillAlone({ as, value }: ReturnType<ValueAt>): Block[] {
  if (typeof value !== 'string')
    return [{ kind: 'facts', rows: value.map(([label, text]) => ({ label, spans: [{ text, isBold: false }] })) }];
  if (value.trim() === '') return [];
  if (as === 'code') return [{ kind: 'code', code: value }];
  if (as === 'quote') return [{ kind: 'quote', text: value }];
  const text = (words: string): Block => ({ kind: 'text', spans: [{ text: words, isBold: false }] });
  if (as === 'paragraphs') return value.split(/(?:\r?\n[^\S\n]*){2,}/).map(text);
  return as === 'link' ? [{ kind: 'text', spans: [{ text: value, url: value, isBold: false }] }] : [text(value)];
}

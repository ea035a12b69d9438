import { bare } from '../../../contract/hidden-characters.ts';
import { cityAlone } from '../../../contract/partner-cabinet-card.forms.ts';
import {
  type ContentField,
  type ContentFields,
  type ContentKind,
  contentFields,
} from '../../../contract/publishing.values.ts';
import { withPlainScheme } from '../../../contract/publishing-links.ts';
import { cleanRichText } from '../../infra/clean-html/index.ts';
import type { ContentValue } from './content-kind.ts';

const mostEntries = 200;

/** A record in which nothing is filled in yet. */
export const emptyValue = (kind: ContentKind): ContentValue => cleanFields(contentFields[kind], {}, []);

/** What was typed, field by field: texts tidied, HTML cleaned, what the kind does not know left out. */
export function cleanValue(kind: ContentKind, raw: ContentValue, ownSites: readonly string[]): ContentValue {
  return cleanFields(contentFields[kind], raw, ownSites);
}

function cleanFields(fields: ContentFields, raw: ContentValue, ownSites: readonly string[]): ContentValue {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      cleanField(field, Object.hasOwn(raw, name) ? raw[name] : undefined, ownSites),
    ]),
  );
}

function cleanField(field: ContentField, raw: unknown, ownSites: readonly string[]): unknown {
  switch (field.type) {
    case 'flag':
      return raw === true;
    case 'number':
      // A fraction is kept for the rule of the field to refuse: as none it would be published.
      return typeof raw === 'number' ? raw : null;
    case 'choice':
      return field.choices.find((choice) => choice === raw) ?? field.choices[0];
    case 'list':
      return Array.isArray(raw)
        ? raw.slice(0, mostEntries).map((entry) => cleanFields(field.fields, Object(entry) as ContentValue, ownSites))
        : [];
    default: {
      const text = cleanText(field.type, typeof raw === 'string' ? raw : '', ownSites);
      return field.type === 'line' && field.tells === 'city' ? cityAlone(text) : text;
    }
  }
}

function cleanText(type: ContentField['type'], raw: string, ownSites: readonly string[]): string {
  if (type === 'html') return cleanRichText(raw.normalize(), { ownSites });
  // Spaces that do not break are typesetting: they stay.
  if (type !== 'text') {
    const line = bare(raw.normalize()).replace(/[ \t\r\n\u2028\u2029]+/g, ' ');
    return type === 'link' || type === 'outside-link' ? withPlainScheme(line) : line;
  }
  const lines = raw.normalize().split(/\r\n|[\r\n\u2028\u2029]/);
  return lines
    .map((each) => each.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

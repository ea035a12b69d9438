import { type TranslateFunction, useTranslate } from 'react-admin';
import { formatPhone, readPhone } from '../../contract/phone-number.ts';
import {
  type ContentField,
  type ContentFields,
  type ContentKind,
  contentFields,
} from '../../contract/publishing.values.ts';
import { ChangedParts, ChangedText } from '../app/changed-text.tsx';
import { dayOf } from '../app/moment-field.tsx';
import { typedMoment } from '../app/server-day.ts';
import { entryChanges } from '../app/word-changes.ts';

interface ChangedValueProps {
  kind: ContentKind;
  name: string;
  before: unknown;
  after: unknown;
}

/** A value of before and after as one, as an editor reads it: a list by its entries, a choice by its word. */
export function ChangedValue({ kind, name, before, after }: ChangedValueProps) {
  const translate = useTranslate();
  const field = (contentFields[kind] as ContentFields)[name];
  if (!field) return <ChangedText before={before} after={after} />;
  if (field.type === 'list')
    return (
      <ChangedParts parts={entryChanges(before, after, (entry) => entryInWords(entry, field.fields, translate))} />
    );
  if ((field.type === 'text' && field.tells === 'phones') || (field.type === 'line' && field.tells === 'phone'))
    return <ChangedParts parts={entryChanges(linesOf(before), linesOf(after), phoneInForm)} />;
  const inWords = (value: unknown) =>
    field.type === 'choice'
      ? translate(`resources.${kind}.choices.${name}.${value}`, { _: String(value ?? '') })
      : valueInWords(value, field, translate);
  return <ChangedText before={inWords(before)} after={inWords(after)} />;
}

function valueInWords(value: unknown, field: ContentField, translate: TranslateFunction): unknown {
  if (field.type === 'flag' && value !== undefined)
    return translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false');
  return field.type === 'day' && typeof value === 'string' ? dayInWords(value) : value;
}

function dayInWords(day: string): string {
  const moment = typedMoment(`${day}T00:00`);
  return Number.isNaN(Date.parse(moment)) ? day : dayOf(moment);
}

const linesOf = (text: unknown): string[] => (typeof text === 'string' && text !== '' ? text.split('\n') : []);

function phoneInForm(line: unknown): string {
  const read = readPhone(String(line));
  return read.kind === 'ours' ? formatPhone(read.national) : String(line);
}

/** The texts of an entry and the files of its pictures, whose sizes nobody types. */
function entryInWords(entry: unknown, fields: ContentFields, translate: TranslateFunction): string {
  const values = Object(entry) as Record<string, unknown>;
  const shown = Object.entries(fields).filter(([name, { type }]) => type !== 'number' && values[name]);
  const isPicture = ([, { type }]: (typeof shown)[number]) => type === 'picture';
  const texts = shown.filter((each) => !isPicture(each)).map(([name]) => String(values[name]));
  const files = shown.filter(isPicture).map(([name]) => `[${String(values[name]).split('/').at(-1)}]`);
  return [texts.join(' — ') || translate('publishing.untitled'), ...files].join(' ');
}

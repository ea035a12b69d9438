import { type ContentFields, type ContentKind, contentFields } from '../../contract/publishing.values.ts';
import { readDay } from '../app/server-day.ts';
import type { Value } from './kind-calls.ts';

/** What the form of a new record begins with. */
export function emptyForm(kind: ContentKind): Value {
  const fields: ContentFields = contentFields[kind];
  const first = Object.entries(fields).map(([name, field]) => {
    if (field.type === 'day') return [name, readDay()];
    if (field.type === 'flag') return [name, false];
    if (field.type === 'choice') return [name, field.choices[0]];
    if (field.type === 'list') return [name, []];
    return [name, field.type === 'number' ? null : ''];
  });
  return Object.fromEntries(first);
}

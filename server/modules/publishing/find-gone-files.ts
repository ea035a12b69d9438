import type { Db } from '../../infra/database/index.ts';
import { keepFromRemoval } from '../media/index.ts';
import type { ContentValue } from './content-kind.ts';

// As the triggers of the tables know them: `media_named_in`.
const ofLibrary = /\/media\/u\/([0-9a-f]{16})\/[^"'\s<>]*/g;

/** A file of the library that a field names. */
interface Named {
  readonly field: string;
  readonly id: string;
  readonly fileName: string;
}

/**
 * What to say at the fields that name a file which the library no longer has; the files it has stay until the end of the
 * transaction. What `before` names as well is let be: it was there already, and perhaps not touched.
 */
export async function findGoneFiles(
  transaction: Db,
  value: ContentValue,
  before: readonly (ContentValue | undefined)[],
): Promise<Record<string, string>> {
  const named = namedIn(value);
  if (named.length === 0) return {};
  const there = await keepFromRemoval(transaction, [...new Set(named.map(({ id }) => id))]);
  const known = new Set(before.flatMap((one) => namedIn(one ?? {})).map(({ id }) => id));
  const faults: Record<string, string> = {};
  for (const { field, id, fileName } of named)
    if (!there.has(id) && !known.has(id))
      faults[field] ??= `Файла «${fileName}» больше нет в библиотеке: его удалили. Выберите другой или уберите этот.`;
  return faults;
}

function namedIn(value: unknown, path: readonly string[] = []): Named[] {
  if (typeof value === 'string')
    return [...value.matchAll(ofLibrary)].map(([address, id = '']) => ({
      field: path.join('.'),
      id,
      fileName: address.slice(address.lastIndexOf('/') + 1),
    }));
  return Object.entries(Object(value) as object).flatMap(([name, inside]) => namedIn(inside, [...path, name]));
}

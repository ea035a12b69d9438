import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CarriedRecord, ContentKind } from '../../../../contract/publishing.values.ts';
import { contentFields, contentKinds } from '../../../../contract/publishing.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import { carryOver } from '../carry-over.ts';
import { cleanValue, emptyValue } from '../clean-value.ts';
import type { ContentRules, ContentValue } from '../content-kind.ts';
import { findItem, type Item } from '../items.store.ts';
import { kinds } from '../kinds.ts';
import { listMovedTo } from '../moved.store.ts';
import { titleOf } from '../read-record.ts';
import { findKeyed, findStanding, listStanding, type Standing } from './carried.store.ts';

/** What names a record from one installation to another: its key, and a draft that has none its id. */
export const keyOfCarried = ({ code, id }: Pick<CarriedRecord, 'code' | 'id'>): string => code ?? id ?? '';

const refers = (kind: ContentKind) => Object.values(contentFields[kind]).some(({ type }) => type === 'reference');

/** The kinds in an order in which each comes after those it refers to. */
export const kindsToCarry: readonly ContentKind[] = [
  ...contentKinds.filter((kind) => !refers(kind)),
  ...contentKinds.filter(refers),
];

/** Every record of a kind, in the order of the site. */
export async function* readCarried(db: Db, kind: ContentKind): AsyncGenerator<CarriedRecord> {
  const rules = kinds[kind];
  for (const standing of await listStanding(db, rules)) {
    const item = await findItem(db, kind, standing.id);
    if (item) yield await carriedOf(db, rules, item, standing);
  }
}

/** How many records of a kind an archive would have. */
export const countCarried = async (db: Db, kind: ContentKind): Promise<number> =>
  (await listStanding(db, kinds[kind])).length;

/** The record of here that has this key; nothing for what was removed. */
export async function findCarried(
  db: Db,
  kind: ContentKind,
  given: Pick<CarriedRecord, 'code' | 'id'>,
): Promise<CarriedRecord | undefined> {
  const id = await findKeyed(db, kind, keyOfCarried(given), given.code !== null);
  const item = id === undefined ? undefined : await findItem(db, kind, id);
  if (!item || item.removedAt !== null) return undefined;
  const rules = kinds[kind];
  const standing = await findStanding(db, rules, item.id);
  return standing && carriedOf(db, rules, item, standing);
}

async function carriedOf(
  db: Db,
  rules: ContentRules,
  item: Item,
  { isRow, isShown }: Pick<Standing, 'isRow' | 'isShown'>,
): Promise<CarriedRecord> {
  const published = isRow && item.code !== null ? await rules.read(db, item.code) : undefined;
  const draft = item.draft && carryOver(item.draft, item.base, published);
  return {
    code: item.code,
    id: item.code === null ? item.id : null,
    state: published ? (isShown ? 'published' : 'withdrawn') : 'draft',
    value: published ? whole(rules.kind, published) : null,
    draft: draft && whole(rules.kind, draft),
    movedFrom: (await listMovedTo(db, item.id)).sort(),
  };
}

/** The fields of the kind, in the order and the writing of the form. */
const whole = (kind: ContentKind, value: ContentValue) => cleanValue(kind, { ...emptyValue(kind), ...value }, []);

/** What a carried record is called. */
export const titleOfCarried = (kind: ContentKind, record: CarriedRecord): string =>
  titleOf(kinds[kind], record.draft ?? record.value ?? {}, record) || keyOfCarried(record);

/** Tells whether a record has changed since it was looked at. */
export const digestOf = (record: CarriedRecord | undefined): string =>
  record ? createHash('sha256').update(JSON.stringify(record)).digest('hex') : '';

/** What of a record would change; `before` and `after` have only what differs. */
export interface Comparison {
  readonly verdict: 'new' | 'changed' | 'same';
  readonly before: Partial<CarriedRecord> | null;
  readonly after: Partial<CarriedRecord> | null;
}

/**
 * Compares what is here with what an archive has. A draft of here stays where the archive has none: nobody's text is
 * taken away; and what the archive only drafts is not taken off the site.
 */
export function compareCarried(here: CarriedRecord | undefined, given: CarriedRecord): Comparison {
  if (!here) return { verdict: 'new', before: null, after: given };
  const names = changedParts(here, given);
  if (names.length === 0) return { verdict: 'same', before: null, after: null };
  const pick = (from: CarriedRecord) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { verdict: 'changed', before: pick(here), after: pick(given) };
}

type Part = 'value' | 'state' | 'draft' | 'movedFrom';

/** The parts of a record that an import would write. */
export function changedParts(here: CarriedRecord, given: CarriedRecord): Part[] {
  const parts: Part[] = [];
  if (given.value && !isDeepStrictEqual(here.value, given.value)) parts.push('value');
  if (given.value && here.state !== given.state) parts.push('state');
  if (given.draft && !isDeepStrictEqual(here.draft, given.draft)) parts.push('draft');
  if (given.movedFrom.some((code) => !here.movedFrom.includes(code))) parts.push('movedFrom');
  return parts;
}

import { isIP } from 'node:net';
import type { exportAudit } from '../../../contract/audit-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import type { Db } from '../../infra/database/index.ts';
import { findNamedSo } from '../identity/index.ts';
import { findPeopleNamed, type KnownFilters } from './audit-console.store.ts';

type Filters = CheckedInput<typeof exportAudit>['body'];

const isUuid = (words: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(words);

/** Whom the words mean: by id, login or e-mail, else those who are named so. */
async function findPeople(db: Db, words: string): Promise<string[]> {
  if (isUuid(words)) return [words];
  const named = await findNamedSo(db, words);
  return named ? [named] : findPeopleNamed(db, words);
}

/**
 * The filters with everybody they mean looked up. Free words are an address, else a person, else the object itself: each
 * has an index that gives the rows in order, while one condition over all three would read them all.
 */
export async function findMeant(db: Db, { q, who, ...filters }: Filters): Promise<KnownFilters> {
  const people = who ? await findPeople(db, who) : undefined;
  if (!q) return { ...filters, people };
  if (isIP(q)) return { ...filters, people, address: q };
  const meant = who || isUuid(q) ? [] : await findPeople(db, q);
  return meant.length > 0 ? { ...filters, people: meant } : { ...filters, people, object: q };
}

import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { KeptAnswer } from '../../infra/kept-answer/index.ts';
import { findPartnersJson } from './partners.store.ts';

const keptMs = 60_000;

interface Query {
  name?: string | undefined;
  city?: string | undefined;
  count?: number | undefined;
}

/** The whole directory as the text of its answer, kept until the content changes, at most a minute. */
export type WholeDirectory = KeptAnswer<JsonText>;

/** Keeps the whole directory: with thousands of partners it is large, and it is the same for everybody. */
export function keepWholeDirectory(db: Db): WholeDirectory {
  const everybody = { words: '', city: null, count: null };
  return new KeptAnswer(async () => new JsonText(await findPartnersJson(db, everybody)), { maxAgeMs: keptMs });
}

/** The partners by cities that the filter lets through (spec: partners.browse). */
export async function findPartners(db: Db, whole: WholeDirectory, { name = '', city = '', count }: Query) {
  const words = /[\p{L}\p{N}]/u.test(name) ? name : '';
  const wantedCity = city.normalize().trim();
  if (words === '' && wantedCity === '' && count === undefined) return whole.get();
  return new JsonText(await findPartnersJson(db, { words, city: wantedCity || null, count: count ?? null }));
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findDocuments, prepareSearch, suggestTitles } from './index.ts';

/** A database whose owner allows no extensions (spec: search.corrections). */
let database: TestDatabase;
const setRight = (statement: string) =>
  database.pool.query(`do $$ begin execute format('${statement}', current_database(), current_user); end $$`);
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop extension if exists pg_trgm cascade');
  await database.pool.query('drop extension if exists fuzzystrmatch cascade');
  await setRight('revoke create on database %I from %I');
});
afterAll(() => database.drop());

const scope = { isSignedIn: false, withoutTariffs: false };
const find = (query: string) => findDocuments(database.db, { query, page: 1, count: 10 }, scope);

describe('search in an outside database without the extensions', () => {
  it('says so at the start in one line, and goes on without corrections', async () => {
    const said: unknown[] = [];
    await prepareSearch(database.db, { warn: (...line: unknown[]) => said.push(line) });
    expect(said).toEqual([
      [{ extensions: ['pg_trgm', 'fuzzystrmatch'] }, expect.stringContaining('CREATE EXTENSION pg_trgm')],
    ]);
    expect((await find('инвентаризация')).totalElements).toBeGreaterThan(0);
    expect((await find('yfkjub')).understoodAs).toBe('налоги');
    expect(await find('инвинтаризация')).toMatchObject({ totalElements: 0, understoodAs: null });
    expect((await suggestTitles(database.db, { query: 'инвентар' }, scope)).content.length).toBeGreaterThan(0);
  });

  it('corrects words as soon as they are there', async () => {
    await setRight('grant create on database %I to %I');
    const said: unknown[] = [];
    await prepareSearch(database.db, { warn: (...line: unknown[]) => said.push(line) });
    expect(said).toEqual([]);
    expect((await find('инвинтаризация')).understoodAs).toBe('инвентаризация');
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readSynonyms } from './prepare-search.ts';
import { keepSynonyms } from './synonyms.store.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.deleteFrom('search_synonyms').execute();
  await keep('эсф = счёт-фактура', 'зп = зарплата = оклад');
});

const keep = (...lines: string[]) => keepSynonyms(test.database.db, readSynonyms(lines.join('\n')));

async function groups(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ terms: string }>(
    `select string_agg(term, ' = ' order by id) as terms from search_synonyms group by group_id order by min(id)`,
  );
  return rows.map(({ terms }) => terms);
}

describe('the synonyms of a later build (spec: search.synonyms)', () => {
  it('are added, and a start that brings nothing new changes nothing', async () => {
    expect(await groups()).toEqual(['эсф = счёт-фактура', 'зп = зарплата = оклад']);
    const now = ['зп = зарплата = оклад = получка', 'касса = ккм', 'эсф = счёт-фактура'];
    await keep(...now);
    const after = ['эсф = счёт-фактура', 'зп = зарплата = оклад = получка', 'касса = ккм'];
    expect(await groups()).toEqual(after);
    await keep(...now);
    expect(await groups()).toEqual(after);
  });

  it('leave what an operator added, changed and removed', async () => {
    const { pool } = test.database;
    await pool.query(
      "delete from search_synonyms where term = 'оклад' or group_id = (select group_id from search_synonyms where term = 'эсф')",
    );
    await pool.query("update search_synonyms set term = 'заработок' where term = 'зп'");
    await pool.query("insert into search_synonyms (group_id, term) values (700, 'тсд'), (700, 'терминал')");
    await keep('эсф = счёт-фактура = инвойс', 'зп = зарплата = оклад = получка', 'касса = ккм');
    expect(await groups()).toEqual(['заработок = зарплата = получка', 'тсд = терминал', 'касса = ккм']);
  });

  it('no longer have what the file withdrew, unless an operator wrote it', async () => {
    await test.database.pool.query(
      "insert into search_synonyms (group_id, term) values (700, 'оклад'), (700, 'ставка')",
    );
    await keep('зп = зарплата');
    expect(await groups()).toEqual(['зп = зарплата', 'оклад = ставка']);
  });

  it('reach a table that a build without an account of them filled', async () => {
    const { pool } = test.database;
    await pool.query("delete from search_synonyms_loaded; delete from search_synonyms where term = 'оклад'");
    await keep('эсф = счёт-фактура', 'зп = зарплата = оклад', 'касса = ккм');
    expect(await groups()).toEqual(['эсф = счёт-фактура', 'зп = зарплата', 'касса = ккм']);
  });

  it('are read anew into an emptied table', async () => {
    await test.database.pool.query('delete from search_synonyms');
    await keep('эсф = счёт-фактура');
    expect(await groups()).toEqual(['эсф = счёт-фактура']);
  });

  it('are told apart by the first two terms of their lines, and each has another', async () => {
    const lines = readSynonyms(await readFile('content/search-synonyms.txt', 'utf8'));
    const known = lines.map((line) => line.slice(0, 2).join(' = '));
    expect(known.filter((line, index) => known.indexOf(line) !== index)).toEqual([]);
    expect(lines.filter(({ length }) => length < 2)).toEqual([]);
  });
});

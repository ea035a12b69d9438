import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../app.ts';
import { createLog } from '../../infra/log/index.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { keepPhrases } from './phrases.store.ts';
import { askSearch } from './testing/ask-search.ts';

const root = '/service/console/phrases';

let test: TestPortal;
let other: Portal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  const { settings, database } = test;
  other = await createPortal({ settings, database, log: createLog('silent'), maxEventLoopDelayMs: 0 });
  operator = await makeMember(test, { name: 'Оператор', roles: ['operator'], subscribers: [] });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

interface Asked {
  id: string;
  version: number;
  phrases: string[];
}
const of = (id: string) => `${root}/${encodeURIComponent(id)}`;
const read = async (id: string) => (await operator.get(of(id))).json() as Asked;
const change = ({ id, version }: Pick<Asked, 'id' | 'version'>, ...phrases: string[]) =>
  operator.post(of(id), { version, phrases });
const list = async (query: Record<string, string>) => (await operator.get(root, { query })).json();
const urls = async (query: string) => (await askSearch(test, query)).content.map(({ url }) => url);
const asked = (sql: string, values: unknown[] = []) => test.database.pool.query(sql, values);

/** An article that the search finds, with these phrases. */
async function article(code: string, title: string, ...phrases: string[]): Promise<Asked> {
  await asked(
    `insert into publications (kind, code, title, summary, text, published_on) values ('article', $1, $2, '', '', '2026-11-01')`,
    [code, title],
  );
  const answer = await change(await read(`article:${code}`), ...phrases);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('phrases that people ask by, in the console (spec: search.phrases-edited)', () => {
  it('are known to the very next search of every process, and forgotten as quickly', async () => {
    const document = await article('soon', 'Первое');
    expect(await urls('жмыхолампа')).toEqual([]);
    const changed = (await change(document, ' погасла   жмыхолампа ', '', 'нет света')).json();
    expect(changed.phrases).toEqual(['погасла жмыхолампа', 'нет света']);
    expect(await urls('погасли жмыхолампы')).toEqual(['/articles/soon']);
    const elsewhere = await other.app.inject({ url: `/api/v1/search/${encodeURIComponent('жмыхолампа')}` });
    expect(elsewhere.json().content).toHaveLength(1);
    expect((await change(changed)).json().phrases).toEqual([]);
    expect(await urls('жмыхолампа')).toEqual([]);
  });

  it('are listed by document, found in any spelling by title and phrase, with those that have none', async () => {
    await article('listed', 'Ёлочный дырокрюк', 'чем цеплять брызговик', 'крюк');
    await article('bare', 'Голый дырокрюк');
    const titles = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ title }: { title: string }) => title);
    expect(await titles({ q: 'ЕЛОЧН дырокр' })).toEqual(['Ёлочный дырокрюк']);
    expect(await titles({ q: 'цепляет БРЫЗГОВ' })).toEqual(['Ёлочный дырокрюк']);
    expect(await titles({ q: 'дырокрюк' })).toEqual(['Голый дырокрюк', 'Ёлочный дырокрюк']);
    expect(await titles({ q: 'дырокрюк', with: 'none' })).toEqual(['Голый дырокрюк']);
    expect(await titles({ q: 'дырокрюк', with: 'some' })).toEqual(['Ёлочный дырокрюк']);
    expect(await titles({ q: 'дырокрюк', kind: 'news' })).toEqual([]);
    expect(await titles({ q: 'дырокрюк', sort: 'count', order: 'desc' })).toEqual([
      'Ёлочный дырокрюк',
      'Голый дырокрюк',
    ]);
    const { items } = await list({ q: 'ёлочный дырокрюк' });
    expect(items).toMatchObject([
      {
        id: 'article:listed',
        kind: 'article',
        address: '/articles/listed',
        phrases: ['чем цеплять брызговик', 'крюк'],
      },
    ]);
    const { total } = await list({});
    expect((await list({ with: 'some' })).total + (await list({ with: 'none' })).total).toBe(total);
  });

  it('may belong to a document of any kind, whatever its code', async () => {
    for (const kind of ['news', 'article', 'question', 'solution', 'tariff', 'review', 'partner', 'page']) {
      const { items } = await list({ kind, perPage: '100' });
      expect([kind, items.length > 0]).toEqual([kind, true]);
      for (const { id } of [items[0], items.find((item: Asked) => item.id.split(':').length > 2)].filter(Boolean)) {
        const answer = await change(await read(id), 'квазипух');
        expect([id, answer.json().phrases]).toEqual([id, ['квазипух']]);
        // Some questions are for those who are signed in.
        const found = await operator.get(`/service/bl/search/${encodeURIComponent('квазипух')}`);
        expect(found.json().content.map(({ url }: { url: string }) => url)).toEqual([answer.json().address]);
        await change(answer.json());
      }
    }
  });

  it('are refused with what to do: repeated, in another form, too long, too many, hidden, without words', async () => {
    const document = await article('refused', 'Второе', 'прежняя фраза');
    const refusal = async (...phrases: string[]) => {
      const answer = await change(document, ...phrases);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'search.bad-phrases']);
      return answer.json().fields.phrases as string;
    };
    expect(await refusal('нет связи', 'нет связи')).toBe('Строка «нет связи» повторяется. Оставьте её один раз.');
    expect(await refusal('сломалась касса', 'сломались кассы')).toContain('считает одной фразой: склонять не нужно');
    expect(await refusal('верно', 'а'.repeat(101))).toContain(`Строка «${'а'.repeat(100)}» длиннее 100`);
    expect(await refusal(...Array.from({ length: 31 }, (_, at) => `фраза${at}`))).toContain(
      'не больше 30 фраз, сейчас 31',
    );
    expect(await refusal('верно', '!!!')).toContain('В строке «!!!» поиск не различает ни одного слова');
    expect(await refusal('и')).toContain('не различает ни одного слова');
    expect(await refusal('нет\u00ADсвязи')).toContain('В строке есть невидимый знак: мягкий перенос');
    const far = (await change(document, 'верно', 'я'.repeat(301))).json().fields;
    expect(far).toEqual({ phrases: expect.stringMatching(/^Строка «я{40}…» слишком длинная/) });
    expect(await read(document.id)).toEqual(document);
  });

  it('of the first content may be saved as they are', async () => {
    const { items } = await list({ with: 'some', perPage: '100', sort: 'count', order: 'desc' });
    expect(items[0].phrases.length).toBeGreaterThan(5);
    for (const document of items.slice(0, 40)) {
      const answer = await change(document, ...document.phrases);
      expect([document.id, answer.json()]).toEqual([document.id, document]);
    }
  });

  it('of one document twice over become one', async () => {
    const document = await article('twice', 'Третье', 'шмурыга', 'фрындель');
    await asked(`insert into search_phrases (kind, code, place, phrase) values ('article', 'twice', 9, 'шмурыга')`);
    const { phrases, ...doubled } = await read(document.id);
    expect(phrases).toEqual(['шмурыга', 'фрындель', 'шмурыга']);
    expect((await change(doubled, 'фрындель', 'шмурыга')).json().phrases).toEqual(['фрындель', 'шмурыга']);
  });

  it('saved over somebody else’s change are refused, and nothing is lost', async () => {
    const document = await article('late', 'Четвёртое', 'гусемотор');
    expect((await change(document, 'лебедемотор')).statusCode).toBe(200);
    const late = await change(document, 'журавлемотор');
    expect([late.statusCode, late.json().code]).toEqual([409, 'console.changed']);
    expect((await read(document.id)).phrases).toEqual(['лебедемотор']);
  });

  it('of a document that the search does not find are not to be had', async () => {
    const document = await article('gone', 'Пятое', 'ветродуй');
    await asked(`update publications set published = false where code = 'gone'`);
    for (const answer of [await operator.get(of(document.id)), await change(document, 'ветроруб')])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'console.absent']);
    await asked(`update publications set published = true where code = 'gone'`);
    expect((await read(document.id)).phrases).toEqual(['ветродуй']);
  });

  it('leave a row of the audit with what was and what is', async () => {
    const document = await article('audited', 'Шестое', 'ветролов');
    await change(document, 'ветролов', 'ветрогон');
    const { rows } = await asked(
      `select a.action, v.before, v.after from audit a join audit_values v on v.audit_id = a.id
       where a.object = $1 and a.user_id = $2 order by a.id desc limit 1`,
      [`phrases:${document.id}`, operator.userId],
    );
    expect(rows).toEqual([
      {
        action: 'phrases-changed',
        before: { phrases: ['ветролов'] },
        after: { phrases: ['ветролов', 'ветрогон'] },
      },
    ]);
  });

  it('outlive the file of a later build: own ones stay, removed ones stay away, the file’s own still go with it', async () => {
    const { db } = test.database;
    const { id } = await article('filed', 'Седьмое');
    const start = (...phrases: string[]) =>
      keepPhrases(db, [{ address: '/articles/filed', title: 'Седьмое', phrases }]);
    const now = async () => (await read(id)).phrases;
    await start('сизоворон', 'ракшевик', 'дроздокол');
    await change(await read(id), 'дроздокол', 'иволгомер', 'сизоворон');
    await start('сизоворон', 'ракшевик', 'дроздокол');
    expect(await now()).toEqual(['дроздокол', 'иволгомер', 'сизоворон']);
    await start('сизоворон', 'ракшевик', 'пеночник');
    expect([...(await now())].sort()).toEqual(['иволгомер', 'пеночник', 'сизоворон']);
  });
});

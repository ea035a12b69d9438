import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpeningStep } from '../../contract/opening.values.ts';
import { unwrittenText } from '../../contract/opening.values.ts';
import { migrate } from '../infra/database/index.ts';
import { type Member, makeMember } from '../testing/people.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/test-database.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { loadFirstContent } from './index.ts';

/** A new installation without the demo (spec: opening.first-content, opening.list). */
let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  const database = await createEmptyDatabase();
  await migrate(database.connection);
  expect(await loadFirstContent(database.db)).toBe(true);
  test = await createTestPortal({ database });
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const left = async (): Promise<OpeningStep[]> => {
  const { steps } = (await operator.get('/service/console/opening')).json();
  return steps.flatMap(({ step, done }: { step: OpeningStep; done: boolean }) => (done ? [] : [step]));
};
const run = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);

describe('the first content', () => {
  it('answers every page that the site itself links to, and says that its text is being written', async () => {
    for (const path of ['/', '/solutions', '/price', '/faqs', '/news', '/articles', '/reviews', '/help', '/advantages'])
      expect((await test.get(path)).statusCode, path).toBe(200);
    for (const path of [
      '/about',
      '/register/user_agreement',
      '/articles/info_user_agreement',
      '/articles/faq_partner',
    ]) {
      const { statusCode, body } = await test.get(path);
      expect([statusCode, body.includes(unwrittenText)], path).toEqual([200, true]);
    }
  });

  it('leaves out what the settings do not say yet, and the comma before it', async () => {
    for (const path of ['/', '/about', '/help']) {
      const { body } = await test.get(path);
      expect(body, path).not.toContain('href="mailto:"');
      expect(body, path).not.toMatch(/(?:Поддержка|Телефон|дни),\s*[.<]/);
    }
  });

  it('keeps what has to be thought over as drafts, which no visitor sees', async () => {
    expect((await test.get('/solutions')).body).not.toContain('замените название');
    for (const [kind, count] of [
      ['solutions', 3],
      ['faq-categories', 4],
      ['tariff-types', 3],
    ] as const) {
      const { items } = (await operator.get(`/service/console/content/${kind}`)).json();
      expect(
        items.map(({ state }: { state: string }) => state),
        kind,
      ).toEqual(Array(count).fill('draft'));
    }
  });

  it('is loaded once, whatever was removed since, and never over what exists', async () => {
    expect(await loadFirstContent(test.database.db)).toBe(false);
    const demo = await createTestDatabase();
    expect(await loadFirstContent(demo.db)).toBe(false);
    await demo.drop();

    const bare = await createEmptyDatabase();
    await migrate(bare.connection);
    const both = await Promise.all([loadFirstContent(bare.db), loadFirstContent(bare.db)]);
    expect(both.toSorted()).toEqual([false, true]);
    await bare.pool.query(
      'delete from static_pages; delete from publications; delete from site_settings; delete from content_items',
    );
    expect(await loadFirstContent(bare.db)).toBe(false);
    expect((await bare.pool.query('select from static_pages')).rowCount).toBe(0);
    await bare.drop();
  });
});

it('the console lists what is left, and each step goes when it is done', async () => {
  const all = await left();
  expect(all).toEqual([
    'second-operator',
    'mail-server',
    'contacts',
    'first-screen',
    'about',
    'user-agreement',
    'agreement-article',
    'partner-article',
    'solutions',
    'questions',
    'tariffs',
    'partners',
    'partner-people',
  ]);
  await makeMember(test, { roles: ['operator'], subscribers: [] });
  await run(`update static_pages set text = '<p>Кто мы</p>' where code = 'about'`);
  await run(
    `update site_settings set value = value || '{"phoneNumber":"+7 (717) 200-00-18","mailto":"help@example.kz"}'`,
  );
  await run(`insert into partners (name, code, city, published) values ('ТОО «Счёт»', 'schet', 'Астана', true)`);
  const after = await left();
  expect(all.filter((step) => !after.includes(step))).toEqual(['second-operator', 'contacts', 'about', 'partners']);
});

it('tariffs of an outside service, a mail server and an address count as done', async () => {
  const database = await createEmptyDatabase();
  await migrate(database.connection);
  await loadFirstContent(database.db);
  const other = await createTestPortal({
    database,
    environment: { START_SERVICE_URL: 'https://start.example.kz', SMTP_URL: 'smtp://mail.example.kz' },
  });
  const { get } = await makeMember(other, { roles: ['operator'], subscribers: [] });
  const { steps } = (await get('/service/console/opening')).json();
  const done = steps.flatMap(({ step, done: isDone }: { step: OpeningStep; done: boolean }) => (isDone ? [step] : []));
  expect(done).toEqual(['public-address', 'mail-server', 'tariffs']);
  await other.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { askSearch } from './testing/ask-search.ts';

/** Whatever a visitor reads on the site is found, and leads to where it is read (spec: search.call). */
let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const seen = 3;
const firstOf = async (query: string) => (await askSearch(test, query)).content.slice(0, seen);
const urlsOf = async (query: string) => (await firstOf(query)).map(({ url }) => url);

// Pages whose texts are the portal's own or belong to all of a kind.
const pages = [
  ...['/', '/solutions', '/advantages', '/reviews', '/price', '/about', '/publications', '/news', '/articles', '/faqs'],
  ...['/help', '/search', '/register', '/register/browse_partners', '/register/invite_code', '/register/join'],
  ...['/register/user_agreement', '/recover', '/recover/set_password', '/login', '/solutions/ea', '/solutions/osi'],
];

/** The words of what stands between the header and the footer of a page. */
async function wordsOn(path: string): Promise<string[]> {
  const { statusCode, body } = await test.get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  const text = main.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return [...new Set(text.replaceAll('\u00ad', '').match(/[А-Яа-яЁё]{5,}/g) ?? [])];
}

// Of controls and what they are called by, which say nothing of the site.
const ofControls =
  /^(отправляем|сохраняем|заполните|развернуть|свернуть|ознакомиться|прокрутить|слайд|отметка|новее|раньше)/i;

describe('a word that stands on a page', () => {
  it.each(pages)('of %s is known to the search', async (path) => {
    const words = (await wordsOn(path)).filter((word) => !ofControls.test(word));
    expect(words.length).toBeGreaterThan(5);
    const { rows } = await test.database.pool.query<{ word: string }>(
      `select word from unnest($1::text[]) as word
        where search_words(word) <> '' and not exists (select from search_lexicon l
          where l.lexeme = (tsvector_to_array(search_words(word)))[1] and l.public_documents > 0)`,
      [words],
    );
    expect(rows.map(({ word }) => word)).toEqual([]);
  });
});

describe('what no other page says is found where it stands', () => {
  it.each([
    ['выверку справочников', '/price#note-collapse-transfer'],
    ['скидка при оплате за год', '/price#note-collapse-payment'],
    ['добавляется сканер вместо места', '/price#note-collapse-seats'],
    ['устройство можно отключить', '/advantages#advantage-4'],
    ['обновления без остановки работы', '/advantages#advantage-2'],
    ['чеки без повторного ввода', '/advantages#advantage-8'],
    ['помесячная оплата без покупки лицензий', '/'],
    ['18 000 пользователей', '/'],
    ['живой человек подберёт программу', '/register'],
    ['фраза в кавычках', '/search'],
    ['согласие на новости и полезные материалы', '/register/invite_code'],
    ['создадите новую запись по приглашению коллеги', '/register/join'],
    ['help@schety.example', '/help'],
    ['200-00-18', '/help'],
  ])('«%s» at %s', async (query, url) => {
    expect(await urlsOf(query)).toContain(url);
  });

  it('the name of a picture of a solution', async () => {
    const { rows } = await test.database.pool.query<{ solution_code: string; title: string }>(
      `select solution_code, title from solution_screens where title !~ '\\d' order by solution_code, position`,
    );
    const lost: string[] = [];
    for (const { solution_code: code, title } of rows) {
      const { content } = await askSearch(test, `"${title}"`, { count: '100' });
      if (!content.some(({ url }) => url === `/solutions/${code}`)) lost.push(`${code}: ${title}`);
    }
    expect([rows.length > 20, lost]).toEqual([true, []]);
  });
});

describe('a change of what is read', () => {
  it('of a note below the tariffs, an advantage, a picture and the settings is found at once, and what is gone no longer', async () => {
    const { pool } = test.database;
    await pool.query(`insert into tariff_notes (code, position, name, detail_text) values ('collapse-new', 90, 'Брамсель', '<p>Шпринтов.</p>');
      insert into advantages (position, title, text, cut, icon) values (77, 'Фордевинд', 'Галфинд.', '<p>Бейдевинд.</p>', 'wallet');
      insert into solution_screens (solution_code, position, path, title, width, height) values ('ea', 70, '/media/x.webp', 'Кливершкот', 9, 9);
      update site_settings set value = jsonb_set(value, '{promoText}', '"Румпель и всё."')`);
    const places = {
      шпринтов: '/price#note-collapse-new',
      бейдевинд: '/advantages#advantage-77',
      кливершкот: '/solutions/ea',
      румпель: '/',
    };
    for (const [word, url] of Object.entries(places)) expect([word, await urlsOf(word)]).toEqual([word, [url]]);
    await pool.query(`update tariff_notes set detail_text = 'Такелаж' where code = 'collapse-new';
      update advantages set published = false where position = 77; delete from solution_screens where position = 70`);
    for (const word of ['шпринтов', 'бейдевинд', 'фордевинд', 'кливершкот'])
      expect([word, await urlsOf(word)]).toEqual([word, []]);
    expect(await urlsOf('такелаж')).toEqual(['/price#note-collapse-new']);
    await pool.query(
      `delete from tariff_notes where code = 'collapse-new'; delete from advantages where position = 77`,
    );
    expect(await urlsOf('такелаж')).toEqual([]);
  });

  it('notes are the price list’s: where another service has it they are not found', async () => {
    const outside = await createTestPortal({ environment: { START_SERVICE_URL: 'http://start.test' } });
    const found = await askSearch(outside, 'выверку справочников', { count: '100' });
    await outside.close();
    expect(found.content.filter(({ url }) => url.includes('#note-'))).toEqual([]);
    expect(await firstOf('выверку справочников')).toContainEqual(
      expect.objectContaining({ type: 'tariff', title: expect.stringMatching(/^Перенос\sсвоей\sбазы$/) }),
    );
  });
});

describe('what is typed in a hurry', () => {
  it('«не работает» is a fault, «работает» is none', async () => {
    expect(await urlsOf('не работает')).toContain('/news/sboy-19-avgusta');
    for (const query of ['работает', 'когда работает поддержка'])
      expect(await urlsOf(query)).not.toContain('/news/sboy-19-avgusta');
  });

  it('a word may be cut off before other words too', async () => {
    expect(await urlsOf('зарпл бюдж')).toContain('/solutions/zik');
    expect(await urlsOf('пользоват согл')).toContain('/register/user_agreement');
  });

  it('what only synonyms know is no beginning of another word', async () => {
    expect(await urlsOf('ОСНО')).toEqual(['/solutions/ea']);
  });

  it.each([
    ['OCИ', 'оси'],
    ['кacca', 'касса'],
  ])('«%s» in letters of both alphabets is «%s»', async (typed, meant) => {
    expect(await urlsOf(typed)).toEqual(await urlsOf(meant));
  });

  it.each(['чимкент', 'тормозит', 'можно ли', 'кто', 'а если отключат'])(
    'the list stays at each key of «%s»',
    async (query) => {
      for (let typed = 1; typed <= query.length; typed += 1) {
        const beginning = query.slice(0, typed).trim();
        const { content } = (await test.get('/api/v1/search-suggestions', { query: { query: beginning } })).json() as {
          content: unknown[];
        };
        expect([beginning, content.length > 0]).toEqual([beginning, true]);
      }
    },
  );

  it('what the site has nowhere is not found', async () => {
    for (const query of ['МЧД', 'КПП', 'СЗВ', 'МСФО'])
      expect(await askSearch(test, query)).toMatchObject({ content: [], understoodAs: null });
  });
});

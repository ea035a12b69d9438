import { describe, expect, it } from 'vitest';
import articles from './articles/index.json' with { type: 'json' };
import news from './news/index.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import { readPlain } from './testing/read-texts.ts';

/** Everything with a day of its own that may speak of what the product can do. */
const dated = [
  ...articles.map(({ code, published }) => ({ code, published, text: readPlain(`content/articles/${code}.html`) })),
  ...news.map(({ code, title, published }) => ({
    code,
    published,
    text: `${title.replaceAll('\u00A0', ' ')}\n${readPlain(`content/news/${code}.html`)}`,
  })),
  ...reviews.map(({ id, published, text }) => ({
    code: `review ${id}`,
    published,
    text: text.replaceAll('\u00A0', ' '),
  })),
];

/** What a news item says is new, and how the other texts speak of it. */
const told: [news: string, pattern: RegExp][] = [
  ['otkrytye-seansy', /открыт\p{L}+ сеанс/iu],
  ['vosstanovlenie-parolya', /восстанов\p{L}+ (?:себе )?парол/iu],
  ['apteka-analogi', /аналог/iu],
  ['ksr-zamechaniya-s-foto', /замечани\p{L}+[^.<]{0,30}(?:фото|снимк)|(?:фото|снимк)[^.<]{0,30}замечани/iu],
  ['tarifikatsiya-2026', /тарификационный список|прошлогодний список/iu],
  ['nazvaniya-prilozheniy', /нажмите «(?:Переименовать|Скопировать ссылку)»/iu],
  ['bso-posevnaya', /учётн\p{L}+ лист\p{L}*[^.<]{0,40}телефон/iu],
  ['rtl3-podskazka-zakupok', /подсказк\p{L}+ закупок учитывает/iu],
];

describe('what is new is told first by its news', () => {
  it.each(told)('%s', (code, pattern) => {
    const telling = dated.filter(({ text }) => pattern.test(text));
    const day = news.find((one) => one.code === code)?.published ?? '';
    expect(telling.map((one) => one.code)).toContain(code);
    expect(telling.filter(({ published }) => published < day).map((one) => one.code)).toEqual([]);
  });

  it('promises a trial move that was there before, and not within the tariff', () => {
    expect(readPlain('content/news/probnyy-perenos.html')).toContain('пробный партнёры считали отдельно');
  });
});

describe('who lets whom in and who gets which letter', () => {
  it('says that colleagues are invited by their own organisation, wherever a code of the partner is the only way', () => {
    const only = /только по (?:коду|приглашению)/;
    const strict = articles.filter(({ code }) => only.test(readPlain(`content/articles/${code}.html`)));
    expect(strict.map(({ code }) => code).sort()).toEqual(['faq_partner', 'kod-priglasheniya']);
    expect(readPlain('content/articles/kod-priglasheniya.html')).toContain(
      'код им присылает владелец или администратор',
    );
    expect(readPlain('content/articles/smena-bukhgaltera.html')).not.toMatch(/получает от партнёра/);
  });

  it('sends the letters about subscriptions to owners, as the reminders are', () => {
    const sentences = dated.flatMap(({ text }) => text.match(/[^.<>]*письма о подписке[^.<>]*/gi) ?? []);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((one) => !/владел/.test(one))).toEqual([]);
  });
});

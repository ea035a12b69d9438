import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import advantages from './advantages.json' with { type: 'json' };
import articles from './articles/index.json' with { type: 'json' };
import categories from './faq.json' with { type: 'json' };
import news from './news/index.json' with { type: 'json' };
import partners from './partners.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import solutions from './solutions.json' with { type: 'json' };
import tariffs from './tariffs.json' with { type: 'json' };
import videoReviews from './video-reviews.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const read = (path: string) => readFile(new URL(path, folder), 'utf8');
const TODAY = '2026-11-21';

const faqs = categories.flatMap((category) => category.faqs);
const allReviews = [...reviews, ...videoReviews];
const pageFiles = [
  ...articles.map((one) => `articles/${one.code}.html`),
  ...news.map((one) => `news/${one.code}.html`),
  'static/about.html',
  'static/user-agreement.html',
];
/** Every HTML text of the folder, by the place where it is kept. */
const htmlTexts: [string, string][] = [
  ...(await Promise.all(pageFiles.map(async (path): Promise<[string, string]> => [path, await read(path)]))),
  ...faqs.map((one): [string, string] => [`faq ${one.id}`, one.text]),
  ...advantages.map((one): [string, string] => [`advantage ${one.position}`, one.cut]),
  ...tariffs.tariffs.map((one): [string, string] => [`tariff ${one.CODE}`, one.DETAIL_TEXT]),
  ...tariffs.aux.map((one): [string, string] => [`note ${one.CODE}`, one.DETAIL_TEXT]),
];
const plainTexts: [string, string][] = [
  ...articles.flatMap((one) => [one.title, one.summary].map((text): [string, string] => [one.code, text])),
  ...news.map((one): [string, string] => [one.code, one.title]),
  ...categories.map((one): [string, string] => [`category ${one.id}`, one.title]),
  ...faqs.map((one): [string, string] => [`faq ${one.id}`, one.title]),
  ...allReviews.flatMap((one) =>
    [one.quotation, ...one.text.split('\n\n'), one.info].map((text): [string, string] => [`review ${one.id}`, text]),
  ),
  ...advantages.flatMap((one) =>
    [one.title, one.highlightText, one.text].map((text): [string, string] => [`advantage ${one.position}`, text]),
  ),
  ...tariffs.tariffs.flatMap((one) =>
    [one.NAME, one.PREVIEW_TEXT, one.PROPERTY_APP_VALUE.TEXT, one.PROPERTY_PRICE_VALUE.TEXT].map(
      (text): [string, string] => [`tariff ${one.CODE}`, text],
    ),
  ),
  ...tariffs.aux.map((one): [string, string] => [`note ${one.CODE}`, one.NAME]),
  ...partners.flatMap((one) =>
    [one.name, one.properties.description].map((text): [string, string] => [`partner ${one.id}`, text]),
  ),
];

const parentsOf: Record<string, readonly string[]> = {
  p: ['', 'blockquote'],
  h2: [''],
  h3: [''],
  h4: [''],
  ul: [''],
  ol: [''],
  blockquote: [''],
  table: [''],
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
  strong: ['p', 'li', 'td'],
  em: ['p', 'li', 'td'],
  a: ['p', 'li', 'td'],
  code: ['p', 'li', 'td'],
  br: ['p', 'li', 'td'],
};

/** What is wrong with the tags of a text: unknown, misplaced, unclosed, or with an attribute that is not admitted. */
function tagFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [whole, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (slash === '/') {
      if (open.pop() !== name) faults.push(`${whole} closes nothing`);
      continue;
    }
    if (!parentsOf[name]?.includes(open.at(-1) ?? '')) faults.push(`${whole} in <${open.at(-1) ?? ''}>`);
    const attributes = name === 'a' ? /^ href="[^"]+"$/ : name === 'th' ? /^ scope="col"$/ : /^$/;
    if (!attributes.test(rest)) faults.push(`attributes of ${whole}`);
    if (name !== 'br') open.push(name);
  }
  if (html.replace(/<\/?[a-z0-9]+[^<>]*>/gi, '').match(/[<>]/)) faults.push('a loose bracket');
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}

const shortWords = 'а|в|и|к|о|с|у|на|по|из|от|до|за|ко|об|во|со|не|ни|но|для|без|при|над|под|про|или';
const proseRules: Record<string, RegExp> = {
  'double space': /[ \u00A0]{2}/,
  'straight or foreign quote': /["'“”„]/,
  'hyphen as a dash': /(^|[ \u00A0])-([ \u00A0]|$)/m,
  'dash after a breaking space': / [—–]/,
  'short word before a breaking space': new RegExp(`(?<![\\p{L}/-])(?:${shortWords}) `, 'iu'),
  'number before a breaking space': new RegExp(`\\d (?!(?:${shortWords})\\u00A0)[а-яё₸%]`, 'i'),
  'space before a point': /[ \u00A0][,.;:!?]/,
  'a run too long to break on a phone': /[^ \n]{29,}/,
  'three points': /\.\.\./,
  'space at an edge': /^[ \u00A0]|[ \u00A0]$/m,
  'a Latin letter in a Russian word': /[а-яё][a-z]|[a-z][а-яё]/i,
};

function proseFaults(text: string): string[] {
  const faults = Object.keys(proseRules).filter((name) => proseRules[name]?.test(text));
  if (text.split('«').length !== text.split('»').length) faults.push('unpaired guillemets');
  return faults;
}

function proseOf(html: string): string {
  return html
    .replace(/<\/?(?:a|strong|em|code)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:lt|gt|amp);/g, '·');
}

function wordsOf(html: string): number {
  return proseOf(html).match(/[\p{L}\d][\p{L}\d-]*/gu)?.length ?? 0;
}

const pages = [
  ...['/', '/about', '/advantages', '/price', '/publications', '/help', '/articles', '/faqs', '/news', '/reviews'],
  ...['/search', '/solutions', '/login', '/recover', '/my', '/subscriptions', '/a/sm'],
  ...['/register', '/register/browse_partners', '/register/invite_code', '/register/user_agreement'],
  ...['commercial', 'government', 'industry'].map((category) => `/solutions?category=${category}`),
];
const knownLinks = new Set([
  ...pages,
  ...articles.map((one) => `/articles/${one.code}`),
  ...news.map((one) => `/news/${one.code}`),
  ...solutions.map((one) => `/solutions/${one.code}`),
  ...allReviews.map((one) => `/reviews/${one.id}`),
  ...faqs.map((one) => `/faqs/${one.id}`),
]);

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
}

function isWritable(link: string): boolean {
  return knownLinks.has(link) || /^tel:\+7\d{10}$/.test(link) || /^mailto:[a-z.]+@[a-z]+\.example$/.test(link);
}

function isPast(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(day) && day <= TODAY;
}

describe('the rules of this test', () => {
  it('find what is wrong with tags', () => {
    for (const bad of [
      '<p>а',
      '<div>а</div>',
      '<p class="x">а</p>',
      '<ul><p>а</p></ul>',
      '<p><li>а</li></p>',
      '<p>1 < 2</p>',
    ])
      expect(tagFaults(bad), bad).not.toEqual([]);
    expect(tagFaults('<ul>\n<li>а <a href="/my">б</a></li>\n</ul>')).toEqual([]);
  });

  it('find what is wrong with prose', () => {
    const bad = [
      'а  б',
      '"Ура"',
      'Это - да',
      'Это — да',
      'идёт в\u00A0 лес',
      'идёт в лес',
      '5 дней',
      'Да , нет',
      'Вот...',
      'cлово',
      '«Да',
    ];
    for (const text of bad) expect(proseFaults(text), text).not.toEqual([]);
    expect(proseFaults('Это\u00A0— «да», в\u00A0лес на\u00A05\u00A0дней, из-за того.')).toEqual([]);
  });

  it('find links that lead nowhere and days that are none', () => {
    expect(isWritable('/articles/nothing')).toBe(false);
    expect(isWritable('https://schety.example')).toBe(false);
    for (const day of ['2026-02-30', '2026-11-22', '21.11.2026']) expect(isPast(day)).toBe(false);
  });
});

describe.each(htmlTexts)('%s', (_, html) => {
  it('is of admitted tags, in clean prose, and leads to pages that exist', () => {
    expect(tagFaults(html)).toEqual([]);
    expect(proseFaults(proseOf(html))).toEqual([]);
    expect(linksOf(html).filter((link) => !isWritable(link))).toEqual([]);
    expect(html).not.toMatch(/<a [^>]+>(?:здесь|тут|отдельно|подробнее|(?:в )?стать\p{L}+|ссылк\p{L}+)<\/a>/iu);
    expect(html).not.toMatch(/[^.!?:)»]<\/p>/);
  });
});

describe('short texts', () => {
  it.each(plainTexts)('%s: %s', (_, text) => {
    expect(proseFaults(text)).toEqual([]);
    expect(text).not.toMatch(/[<>&]/);
    expect(text.length).toBeGreaterThan(3);
  });
});

describe('amounts, names and days', () => {
  it('has as many of each as the contract says', () => {
    expect([articles.length, news.length, categories.length, faqs.length]).toEqual([40, 30, 6, 40]);
    expect([reviews.length, videoReviews.length, advantages.length]).toEqual([12, 4, 12]);
    expect([tariffs.types.length, partners.length]).toEqual([3, 40]);
    expect(articles.map((one) => one.code)).toEqual(expect.arrayContaining(['info_user_agreement', 'faq_partner']));
  });

  it('names each thing once', () => {
    const lists: (string | number)[][] = [
      articles.map((one) => one.code),
      articles.map((one) => one.title),
      news.map((one) => one.code),
      news.map((one) => one.title),
      [...articles, ...news].map((one) => one.code),
      [...categories, ...faqs].map((one) => one.id),
      faqs.map((one) => one.title),
      allReviews.map((one) => one.id),
      allReviews.map((one) => one.fio),
      tariffs.tariffs.map((one) => one.CODE),
      tariffs.aux.map((one) => one.CODE),
      partners.map((one) => one.id),
      partners.map((one) => one.name),
      partners.map((one) => one.properties.site),
    ];
    for (const list of lists) expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([]);
    for (const one of [...articles, ...news]) expect(one.code).toMatch(/^[a-z0-9]+([-_][a-z0-9]+)*$/);
  });

  it('is dated, newest first, and not of tomorrow', () => {
    for (const list of [articles, news]) {
      const days = list.map((one) => one.published);
      expect(days.filter((day) => !isPast(day) || day < '2025-11-01')).toEqual([]);
      expect(days).toEqual(days.toSorted().reverse());
    }
    const byId = reviews.toSorted((left, right) => left.id - right.id).map((one) => one.published);
    expect(byId.filter((day) => !isPast(day))).toEqual([]);
    expect(byId).toEqual(byId.toSorted());
  });

  it('keeps no text that nobody lists', async () => {
    for (const [name, list] of [['articles', articles] as const, ['news', news] as const]) {
      const files = (await readdir(new URL(`${name}/`, folder))).filter((file) => file.endsWith('.html'));
      expect(files.toSorted()).toEqual(list.map((one) => `${one.code}.html`).toSorted());
    }
  });
});

describe('lengths', () => {
  it.each(htmlTexts)('%s', (place, html) => {
    const [least, most] = place.startsWith('articles/')
      ? [250, 700]
      : place.startsWith('news/')
        ? [60, 220]
        : place.startsWith('static/')
          ? [300, 2500]
          : place.startsWith('note alert')
            ? [5, 60]
            : [15, 130];
    expect(wordsOf(html)).toBeGreaterThanOrEqual(least);
    expect(wordsOf(html)).toBeLessThanOrEqual(most);
  });

  it('has titles, summaries and quotations that fit where they stand', () => {
    for (const one of articles) {
      expect(one.title.length, one.code).toBeLessThanOrEqual(80);
      expect(one.summary.length, one.code).toBeGreaterThanOrEqual(60);
      expect(one.summary.length, one.code).toBeLessThanOrEqual(160);
    }
    for (const one of news) expect(one.title.length, one.code).toBeLessThanOrEqual(150);
    for (const one of allReviews) expect(one.quotation.length, one.fio).toBeLessThanOrEqual(80);
    for (const one of advantages) expect(one.text.length, one.title).toBeLessThanOrEqual(120);
    expect(news.filter((one) => one.title.split('/ ').length === 2).length).toBeGreaterThanOrEqual(15);
  });
});

import { expect, test } from 'vitest';
import { contentForm } from './publishing.forms.ts';

const faultOf = (kind: 'news' | 'reviews' | 'site-settings' | 'directory', field: string, value: string) =>
  contentForm(kind)
    .safeParse({ [field]: value })
    .error?.issues.find(({ path }) => path[0] === field)?.message;

test.each([
  ['/media/u/0123456789abcdef/obzor.mp4', true, true],
  ['/media/u/0123456789abcdef/obzor.webm', true, true],
  ['https://youtu.be/abcdefghijk', true, false],
  ['/media/../secret.mp4', false, false],
  ['https://example.kz/obzor.mp4', false, false],
])('%s as the video of a review and as the film of the home page', (link, ofReview, ofHome) => {
  expect(faultOf('reviews', 'video', link) === undefined).toBe(ofReview);
  expect(faultOf('site-settings', 'promoVideo', link) === undefined).toBe(ofHome);
});

test.each(['2026-02-30', '2026-13-01', '24.11.2026', '2026-11-24T10:00'])('%s is no day of a publication', (day) =>
  expect(faultOf('news', 'published', day)).toBe('Выберите день из календаря'),
);

test.each([
  ['0026-11-24', 26],
  ['0000-01-01', 0],
  ['1026-11-24', 1026],
  ['2226-11-24', 2226],
  ['22026-11-24', 22_026],
])('%s, of which the year is mistyped, is told so by its year', (day, year) =>
  expect(faultOf('news', 'published', day)).toBe(`Проверьте год: набрано ${year}`),
);

test.each(['2024-02-29', '1999-12-31', '2026-11-24'])('%s is one', (day) =>
  expect(faultOf('news', 'published', day)).toBeUndefined(),
);

test.each([
  ['Novaya-versiya', 'Замените «N»'],
  ['новая', 'Замените «н»'],
  ['novaya versiya', 'Вместо пробела поставьте дефис'],
  ['novaya/versiya', 'Замените «/»'],
])('the address %s of a news item is judged by what is wrong with it', (slug, advice) => {
  expect(faultOf('news', 'code', slug)).toMatch(new RegExp(`^Только строчные латинские буквы.*${advice}$`));
});

test('a news item has no address that leads elsewhere', () => {
  expect(faultOf('news', 'code', 'article')).toMatch(/«article» ведёт на другую страницу/);
  expect(faultOf('news', 'code', 'article-2')).toBeUndefined();
});

test.each([
  ['18 000', undefined],
  ['18\u00a0000', undefined],
  ['13', undefined],
  ['много', 'Напишите число'],
  ['-5', 'Напишите число'],
  ['18 тысяч', 'Напишите число'],
  ['999 999 999', undefined],
  ['1 000 000 000', 'Число длиннее девяти цифр'],
])('a figure of the home page is a number: «%s»', (value, advice) => {
  const form = contentForm('site-settings');
  const issues = form.safeParse({ statistics: [{ value, label: '' }] }).error?.issues ?? [];
  const fault = issues.find(({ path }) => path.join('.') === 'statistics.0.value')?.message;
  expect(fault?.slice(0, advice?.length)).toBe(advice);
});

test.each([
  ['directory', 'phone', '8701', 'Номер должен содержать 10 цифр после +7'],
  ['directory', 'mail', 'info@firma,kz', 'После @ стоит запятая'],
  ['directory', 'site', 'firma,kz', 'Вместо запятой нужна точка'],
  ['directory', 'city', 'Алматы/Астана', 'Уберите «/»'],
  ['site-settings', 'support', 'https://firma.kz/a b', 'В ссылке не бывает пробелов'],
  ['site-settings', 'support', 'support.firma.kz', 'Полный адрес'],
  ['site-settings', 'mailto', 'info@', 'После @ ничего нет'],
  ['site-settings', 'supportMailto', 'mailto:help@firma.kz', 'Уберите «mailto:»'],
  ['site-settings', 'phones', '8 (727) 250-00-0', 'Строка 1. Номер должен содержать 10 цифр после +7'],
  [
    'site-settings',
    'phones',
    '1414\n8 (727) 250-O0-00',
    'Строка 2. Номер должен содержать 10 цифр после +7. Вместо нуля',
  ],
  ['site-settings', 'phones', '+7 727 250 00 00, +7 727 250 00 01', 'Строка 1. Оставьте один номер'],
  ['site-settings', 'phones', '8 727 250 00 00 8 727 250 00 01', 'Строка 1. Оставьте один номер'],
  ['site-settings', 'phones', '+44 20 7946 0018', 'Строка 1. Нужен номер, который начинается с +7'],
  ['site-settings', 'phones', '+7 (717) 200-00-18\nкруглосуточно', 'Строка 2. Напишите номер телефона'],
  ['site-settings', 'phones', '12', 'Строка 1. Номер должен'],
] as const)(
  '%s: the %s %s is judged by what is wrong with it, as where people write it themselves',
  (kind, field, value, advice) => {
    expect(faultOf(kind, field, value)?.replaceAll('\u00a0', ' ')).toContain(advice);
  },
);

test.each([
  ['directory', 'phone', '8 (725) 200-10-20, вн. 3; +7 701 000 00 00'],
  ['directory', 'phone', ''],
  ['directory', 'mail', ''],
  ['directory', 'mail', 'инфо@фирма.рф'],
  ['directory', 'site', 'https://firma.kz/о-нас'],
  ['site-settings', 'mailto', ''],
  ['site-settings', 'phones', ''],
  [
    'site-settings',
    'phones',
    '8 (727) 250-00-01\nАстана: +7 (717) 200-00-18\n+7 (717) 200-00-18, доб. 213\n1414 — бесплатно',
  ],
] as const)('%s: the %s %j is published', (kind, field, value) => expect(faultOf(kind, field, value)).toBeUndefined());

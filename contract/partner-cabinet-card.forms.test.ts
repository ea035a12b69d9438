import { expect, test } from 'vitest';
import { city, description, site } from './partner-cabinet-card.forms.ts';

const said = (schema: typeof city | typeof site, value: string) => {
  const result = schema.safeParse(value);
  return result.success ? { kept: result.data } : result.error.issues[0]?.message.replaceAll('\u00a0', ' ');
};
const asked = 'Укажите адрес сайта, например firma.kz';

test.each([
  ['firma.kz', { kept: 'firma.kz' }],
  ['\u200bhttps://Firma.kz/о-нас?x=1@2,3 ', { kept: 'https://Firma.kz/о-нас?x=1@2,3' }],
  ['фирма.рф', { kept: 'фирма.рф' }],
  ['', { kept: '' }],
  ['нет', `${asked}. В адресе нет точки`],
  ['firma', `${asked}. В адресе нет точки`],
  ['fir\u200bma.kz', `${asked}. В адресе есть невидимый знак: пробел нулевой ширины (U+200B). Удалите его`],
  ['firma,kz', `${asked}. Вместо запятой нужна точка`],
  ['info@firma.kz', `${asked}. Знак @ бывает только в почте`],
  ['firma .kz', `${asked}. В адресе сайта не бывает пробелов`],
  ['ftp://firma.kz', `${asked}. Начало «ftp://» не подходит: нужно https://`],
  ['http:/firma.kz', `${asked}. Начало «http:/» не подходит: нужно https://`],
  ['mailto:info@firma.kz', `${asked}. Начало «mailto:» не подходит: нужно https://`],
  ['-firma.kz', `${asked}. У края имени не бывает дефиса: уберите его`],
  ['https://firma-.kz:80/x', `${asked}. У края имени не бывает дефиса: уберите его`],
  ['firma.kz.', `${asked}. Уберите лишнюю точку`],
  ['firma..kz/о-нас', `${asked}. Уберите лишнюю точку`],
  ['«firma.kz»', `${asked}. Уберите кавычки`],
  ['firma.kz/"о нас"', `${asked}. В адресе сайта не бывает пробелов`],
  ['firma.kz/"о-нас"', `${asked}. Уберите кавычки`],
  ['firma.kz;', `${asked}. Уберите «;»: в адресе сайта его не бывает`],
  ['firma.kz,', `${asked}. Уберите «,»: в адресе сайта его не бывает`],
  ['fir_ma.kz', `${asked}. Уберите «_»: в адресе сайта его не бывает`],
  ['@firma', `${asked}. Уберите «@»: в адресе сайта его не бывает`],
  ['//firma.kz', `${asked}. Начало пишется один раз и так: https://`],
  ['https//firma.kz', `${asked}. Начало пишется один раз и так: https://`],
  ['https://https://firma.kz', `${asked}. Начало пишется один раз и так: https://`],
  ['127.0.0.1', asked],
  ['firma.kz:8080', { kept: 'firma.kz:8080' }],
  ['https://firma.kz:8443/shop', { kept: 'https://firma.kz:8443/shop' }],
  ['firma.kz?from=2gis', { kept: 'firma.kz?from=2gis' }],
])('a site %j is judged by what is wrong with it', (value, verdict) => {
  expect(said(site, value)).toEqual(verdict);
});

test.each([
  ['Санкт-Петербург', { kept: 'Санкт-Петербург' }],
  ['г. Алматы', { kept: 'Алматы' }],
  ['Г.Алматы', { kept: 'Алматы' }],
  ['город Конаев', { kept: 'Конаев' }],
  ['Семей г.', { kept: 'Семей' }],
  ['Алматы қ.', { kept: 'Алматы' }],
  ['Шымкент қаласы', { kept: 'Шымкент' }],
  ['Алматы.', { kept: 'Алматы' }],
  ['Усть - Каменогорск', { kept: 'Усть-Каменогорск' }],
  ['Қонаев', { kept: 'Қонаев' }],
  ['Горный', { kept: 'Горный' }],
  ['Городец', { kept: 'Городец' }],
  ['Алматы/Астана', 'Уберите «/»: в названии города его не бывает'],
  ['Алматы, центр', 'Уберите «,»: в названии города его не бывает'],
  ['«Алматы»', 'Уберите кавычки'],
  ['Усть—Каменогорск', 'Замените «—» дефисом'],
])('a city %j is judged by what is wrong with it', (value, verdict) => {
  expect(said(city, value)).toEqual(verdict);
});

test('a description keeps its lines, and one empty line for several', () => {
  expect(said(description, ' Внедрение\nОбучение\r\n \n\n\nС 2009 года\n')).toEqual({
    kept: 'Внедрение\nОбучение\n\nС 2009 года',
  });
});

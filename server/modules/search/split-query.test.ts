import { describe, expect, it } from 'vitest';
import { piecesOf } from './split-query.ts';

const textsOf = (query: string) => piecesOf(query).map(({ text }) => text);

describe('the pieces of a query', () => {
  it.each([
    ['г.Алматы партнёр', ['Алматы', 'партнёр']],
    ['г. Алматы', ['Алматы']],
    ['ф.910.00', ['910.00']],
    ['п. 10.1', ['10.1']],
    ['ул.Абая, ст.5', ['Абая,', '5']],
    ['Цой В. Р.', ['Цой']],
    ['Т. П. Ларионова', ['Ларионова']],
    ['Re: Fwd: приглашение', ['приглашение']],
  ])('of «%s» have no word cut down to its first letters', (query, texts) => {
    expect(textsOf(query)).toEqual(texts);
  });

  it.each([
    ['21 500,00 ₸', ['21500', '₸']],
    ['9900.00', ['9900']],
    ['910.00', ['910.00']],
    ['200,00', ['200']],
    ['01.00.2026', ['01.00.2026']],
    ['21.500,00 ₸', ['21500', '₸']],
  ])('of «%s» have no kopecks', (query, texts) => {
    expect(textsOf(query)).toEqual(texts);
  });

  it.each([
    ['26.800', ['26800']],
    ['1.250.000 тенге', ['1250000', 'тенге']],
    ['0.500', ['0.500']],
    ['192.168.1.1', ['192.168.1.1']],
    ['8.3.240', ['8.3.240']],
  ])('of «%s» have thousands parted by a dot as one number', (query, texts) => {
    expect(textsOf(query)).toEqual(texts);
  });

  it.each([
    ['бух.учёт', ['бух.', 'учёт']],
    ['эл.счёт-фактура', ['эл.', 'счёт-фактура']],
    ['ф.200 за квартал', ['ф.200', 'за', 'квартал']],
    ['ф. 200', ['ф.', '200']],
  ])('of «%s» are a word cut short and the next one', (query, texts) => {
    expect(textsOf(query)).toEqual(texts);
  });

  it.each(['б.и.н. филиала', 'Цой В.Р.', 'Т.О.О.', '3.0', 'balansplus.example', '«ст. 5»', 'г.', 'В. Р.'])(
    'of «%s» are as typed',
    (query) => {
      expect(textsOf(query).join(' ')).toBe(query.replace(/[«»]/g, ''));
    },
  );

  it.each([
    'https://www.zernoschet.example/kontakty',
    'http://zernoschet.example/kontakty',
    'www.zernoschet.example/kontakty',
  ])('of «%s» have the address without what it begins with', (query) => {
    expect(textsOf(`сайт ${query}`)).toEqual(['сайт', 'zernoschet.example/kontakty']);
  });
});

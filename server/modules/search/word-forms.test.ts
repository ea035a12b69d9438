import { describe, expect, it } from 'vitest';
import { beginningOfForms, isFormOf } from './word-forms.ts';

// All of these pairs have two stems in PostgreSQL's Russian dictionary.
const parted = [
  ['печать', 'печати печатью печатей'],
  ['запись', 'записи записью'],
  ['подпись', 'подписи'],
  ['прибыль', 'прибыли'],
  ['память', 'памяти памятью'],
  ['этикетка', 'этикеток'],
  ['точка', 'точек'],
  ['настройка', 'настроек'],
  ['список', 'списка списками'],
  ['убыток', 'убытки'],
  ['конец', 'концом'],
  ['владелец', 'владельцами'],
  ['перечень', 'перечня'],
  ['нужен', 'нужный нужна'],
  ['обязателен', 'обязательный'],
  ['сохранен', 'сохраненный сохраненную'],
  ['закрыт', 'закрытый закрыты'],
  ['режим', 'режима режимов'],
  ['прием', 'приема приемом'],
  ['журнал', 'журналы журналами'],
  ['квартал', 'кварталом'],
  ['орган', 'органы органов'],
  ['система', 'систем систему'],
  ['отзыв', 'отзывы'],
  ['архив', 'архива'],
  ['дней', 'дня днями'],
] as const;

const strangers = [
  ['шмурдякний', 'шмурдяконий'],
  ['налогов', 'налоговый'],
  ['прошел', 'прошлый'],
  ['стать', 'статья'],
  ['касса', 'кассир'],
  ['договор', 'договорной'],
  ['права', 'правила'],
  ['оси', 'ос'],
  ['видео', 'виде'],
  ['стройка', 'строка'],
  ['', ''],
] as const;

describe('forms of a word that the stemmer parts (spec: search.russian)', () => {
  it.each(parted)('of «%s»: %s', (word, forms) => {
    for (const form of forms.split(' ')) {
      expect([form, isFormOf(word)(form), isFormOf(form)(word)]).toEqual([form, true, true]);
      for (const [one, other] of [
        [word, form],
        [form, word],
      ] as const)
        expect(other.startsWith(beginningOfForms(one) ?? ''), `${other} begins as ${one}`).toBe(true);
    }
  });

  it.each(strangers)('«%s» and «%s» are two words', (one, other) => {
    expect([isFormOf(one)(other), isFormOf(other)(one)]).toEqual([false, false]);
  });
});

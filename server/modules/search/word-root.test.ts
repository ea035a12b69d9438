import { describe, expect, it } from 'vitest';
import { beginningOf, isKinOf } from './word-root.ts';

const made = [
  ['архив', 'архивный архивного архивные'],
  ['касса', 'кассовый кассовая'],
  ['склад', 'складской складского'],
  ['аптека', 'аптечный аптечная'],
  ['бумага', 'бумажный бумажные'],
  ['бюджет', 'бюджетное'],
  ['закрыть', 'закрытие закрывать'],
  ['регистрация', 'регистрировать регистрационный'],
  ['инвентаризация', 'инвентаризационная инвентаризационные'],
  ['пенсия', 'пенсионный пенсионные'],
] as const;

describe('words of one root (spec: search.russian)', () => {
  it.each(made)('of «%s»: %s', (noun, others) => {
    for (const other of others.split(' ')) {
      expect([other, isKinOf(noun)(other), isKinOf(other)(noun)]).toEqual([other, true, true]);
      for (const [one, another] of [
        [noun, other],
        [other, noun],
      ] as const)
        expect(another.startsWith(beginningOf(one) ?? '-'), `${another} begins as ${one}`).toBe(true);
    }
  });

  it.each([
    ['глава', 'главный'],
    ['место', 'местный'],
    ['часть', 'частный'],
    ['склад', 'складчатость'],
    ['архив', 'архитектурный'],
    ['', ''],
  ])('«%s» and «%s» are not', (one, other) => {
    expect([isKinOf(one)(other), isKinOf(other)(one)]).toEqual([false, false]);
  });
});

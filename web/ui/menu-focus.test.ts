import { describe, expect, test } from 'vitest';
import { nextIndex, typeAhead } from './menu-focus.ts';
import { nextTab } from './tab-focus.ts';

describe('keys in a menu', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, null],
  ])('%s on item %i', (key, current, expected) => {
    expect(nextIndex(key, current, 3)).toBe(expected);
  });

  test('an empty menu has nowhere to go', () => {
    expect(nextIndex('ArrowDown', -1, 0)).toBeNull();
    expect(nextTab('ArrowRight', -1, 0)).toBeNull();
  });
});

describe('type-ahead', () => {
  const labels = ['Подробнее', 'Переименовать', 'Скопировать ссылку', 'Ёлочки'];

  test.each([
    ['п', 0, 1],
    ['п', 1, 0],
    ['С', 0, 2],
    ['пе', 0, 1],
    ['пер', 1, 1],
    ['пп', 0, 1],
    ['е', 0, 3],
    ['я', 0, -1],
    ['', 0, -1],
  ])('«%s» from item %i', (typed, current, expected) => {
    expect(typeAhead(labels, typed, current)).toBe(expected);
  });
});

describe('keys on tabs', () => {
  test.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, null],
  ])('%s on tab %i', (key, current, expected) => {
    expect(nextTab(key, current, 3)).toBe(expected);
  });
});

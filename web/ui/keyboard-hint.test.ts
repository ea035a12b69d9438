import { describe, expect, test } from 'vitest';
import { capsLockAfter, hasCyrillic } from './keyboard-hint.ts';

describe('the hint for a Russian keyboard', () => {
  test.each([
    ['fR7kmQ2d', false],
    ['', false],
    ['12345 !?', false],
    ['fRпароль', true],
    ['Ё', true],
    ['қ', true],
  ])('«%s»', (text, expected) => {
    expect(hasCyrillic(text)).toBe(expected);
  });
});

describe('the hint for Caps Lock', () => {
  const event = (key: string, on: boolean) => ({ key, getModifierState: () => on });

  test('follows the state that a letter brings', () => {
    expect(capsLockAfter(event('A', true))).toBe(true);
    expect(capsLockAfter(event('a', false))).toBe(false);
  });

  test('is not judged by the Caps Lock key itself, nor by events without a key, as autofill sends', () => {
    expect(capsLockAfter(event('CapsLock', true))).toBeNull();
    expect(capsLockAfter({})).toBeNull();
  });
});

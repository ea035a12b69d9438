import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '../failures/index.ts';
import { checkPart } from './check-input.ts';

const anything = z.any();
const form = z.object({
  name: z.string('Введите название').check(z.minLength(1, 'Введите название')),
  tags: z.optional(z.array(z.string())),
});

function failureOf(schema: z.ZodMiniType, value: unknown): Failure {
  try {
    checkPart(schema, value);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** An object so many levels deep. */
function nested(levels: number): unknown {
  let value: unknown = 'text';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { inner: value };
  return value;
}

describe('what PostgreSQL or JSON cannot hold is malformed', () => {
  test.each<[string, unknown]>([
    ['NUL', { name: 'a\0b' }],
    ['NUL alone', { name: '\0' }],
    ['NUL in a key', { 'na\0me': 'x' }],
    ['NUL deep inside', { name: 'x', tags: ['ok', { deep: ['\0'] }] }],
    ['a lone high surrogate', { name: 'x\ud800' }],
    ['a lone low surrogate', { name: '\udc00x' }],
    ['surrogates in the wrong order', { name: '\udc00\ud800' }],
    ['a lone surrogate in a key', { '\ud83d': 'x' }],
    ['a text alone', '\0'],
    ['33 levels', nested(33)],
    ['10,000 levels', nested(10_000)],
  ])('%s', (_, value) => {
    expect(failureOf(anything, value)).toMatchObject({ code: 'common.malformed', status: 400, fields: undefined });
  });

  test.each<[string, unknown]>([
    ['a pair of surrogates', { name: '😀' }],
    ['any other character', { name: '\u0001\u200b\ufffe%00..\\' }],
    ['32 levels', nested(32)],
    ['a wide list', { tags: Array.from({ length: 10_000 }, () => 'x') }],
  ])('%s is held', (_, value) => {
    expect(checkPart(anything, value)).toEqual(value);
  });

  test('any text with a NUL or a lone surrogate, wherever it stands', () => {
    const broken = fc
      .tuple(fc.string(), fc.constantFrom('\0', '\ud800', '\udfff'), fc.string({ unit: 'grapheme-ascii' }))
      .map((parts) => parts.join(''))
      .filter((text) => text.includes('\0') || !text.isWellFormed());
    const place = fc.constantFrom<(text: string) => unknown>(
      (text) => text,
      (text) => ({ [text]: 1 }),
      (text) => ({ a: { b: [0, { c: text }] } }),
    );
    fc.assert(
      fc.property(broken, place, (text, put) => {
        expect(failureOf(anything, put(text)).code).toBe('common.malformed');
      }),
    );
  });
});

describe('what the contract does not take is invalid', () => {
  test('each wrong field has its words, and the first of them is the message', () => {
    expect(failureOf(form, { name: '', tags: ['ok', 7] })).toMatchObject({
      code: 'common.invalid',
      status: 400,
      message: 'Введите название',
      fields: { name: 'Введите название', 'tags.1': 'Проверьте значение этого поля.' },
    });
  });

  test.each<[string, unknown]>([
    ['no body', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an array for a scalar', { name: ['x'] }],
    ['an object for a scalar', { name: { toString: 'x' } }],
    ['a number', { name: 7 }],
  ])('%s', (_, value) => {
    expect(failureOf(form, value).fields).toEqual({ name: 'Введите название' });
  });

  test.each<[string, unknown]>([
    ['a list', ['x']],
    ['a text', 'x'],
    ['a number', 7],
  ])('%s in the place of the whole', (_, value) => {
    expect(failureOf(form, value).fields).toEqual({ body: 'Проверьте значение этого поля.' });
  });
});

test('unknown keys are passed over', () => {
  expect(checkPart(form, { name: 'x', more: 1 })).toEqual({ name: 'x' });
});

test('a part the call does not declare is not looked at', () => {
  expect(checkPart(undefined, { name: '\0' })).toBeUndefined();
});

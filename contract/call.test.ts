import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { type CallAnswer, type CallInput, defineCall } from './call.ts';
import { costs } from './call-costs.ts';

const schemas = defineSchemas({
  id: 'test.rename',
  summary: 'Переименовать',
  cost: costs.write,
  audience: 'user',
  body: z.object({ name: z.string() }),
  answer: z.object({ count: z.int() }),
});
const call = defineCall<typeof schemas>({ id: 'test.rename', method: 'POST', path: '/rename' });

test('a call has at run time what its type has', () => {
  expect(call).toEqual({ id: 'test.rename', method: 'POST', path: '/rename' });
  // @ts-expect-error The schemas of a call are the server's.
  expect(call.answer).toBeUndefined();
  // @ts-expect-error So is who may use it.
  expect(call.audience).toBeUndefined();
});

test('the types of its schemas are the types of its input and answer', () => {
  const input: CallInput<typeof call> = { body: { name: 'Кедр' } };
  const answer: CallAnswer<typeof call> = { count: 1 };
  // @ts-expect-error The name is missing.
  const bad: CallInput<typeof call> = { body: {} };
  expect([input, answer, bad]).toHaveLength(3);
});

test('a call has the id of its schemas', () => {
  // @ts-expect-error The id is another.
  expect(defineCall<typeof schemas>({ id: 'test.other', method: 'POST', path: '/rename' }).id).toBe('test.other');
});

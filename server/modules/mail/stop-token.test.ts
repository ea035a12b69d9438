import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CodeHasher } from '../../infra/codes/index.ts';
import { readStopToken, signStopToken } from './stop-token.ts';

const hasherOf =
  (key: string): CodeHasher =>
  (purpose, code) =>
    createHmac('sha256', key).update(`${purpose}\n${code}`).digest();
const hasher = hasherOf('ours');
const right = fc.record({ userId: fc.uuid(), topic: fc.constantFrom('reminders', 'digest') });

it('says of a token what it was signed for, in characters that no mail program breaks', () => {
  fc.assert(
    fc.property(right, (given) => {
      const token = signStopToken(hasher, given);
      expect(token).toMatch(/^[\w-]{44}$/);
      expect(readStopToken(hasher, token)).toEqual(given);
      expect(readStopToken(hasherOf('another’s'), token)).toBeUndefined();
    }),
  );
});

it('takes no token with a changed character', () => {
  fc.assert(
    fc.property(right, fc.nat(43), fc.constantFrom(...'Ab0_-'), (given, place, character) => {
      const token = signStopToken(hasher, given);
      fc.pre(token[place] !== character);
      expect(readStopToken(hasher, token.slice(0, place) + character + token.slice(place + 1))).toBeUndefined();
    }),
  );
});

it('takes nothing else for a token', () => {
  fc.assert(fc.property(fc.string(), (text) => readStopToken(hasher, text) === undefined));
  expect(readStopToken(hasher, 'A'.repeat(44))).toBeUndefined();
});

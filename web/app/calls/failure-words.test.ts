import { describe, expect, it } from 'vitest';
import { failures } from '../../../contract/failures.ts';
import { CallFailure } from './call-failure.ts';
import { adviceOn } from './failure-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const advice = (message: string | undefined, retryAfterSeconds?: number) =>
  plain(adviceOn(new CallFailure({ status: 429, message, retryAfterSeconds })));

describe('when to try again', () => {
  it.each([
    [1, 'через 1 секунду'],
    [60, 'через 60 секунд'],
    [61, 'через 2 минуты'],
    [900, 'через 15 минут'],
    [5_400, 'через 90 минут'],
    [7_200, 'через 2 часа'],
    [86_400, 'через 24 часа'],
  ])('is said of %i seconds as «%s»', (seconds, words) => {
    expect(advice('Слишком много попыток.', seconds)).toBe(`Слишком много попыток. Повторить можно ${words}.`);
  });

  it.each([
    'common.overloaded',
    'catalogue.start-service-down',
    'hosting.unavailable',
    'imports.too-often',
    'invitations.too-many',
  ] as const)('is not said after %s, which says it already', (code) => {
    const { message } = failures[code];
    expect(advice(message, 30)).toBe(plain(message));
  });

  it('is said once where the server has no sentence', () => {
    const refused = (retryAfterSeconds?: number) =>
      plain(adviceOn(new CallFailure({ status: 502, retryAfterSeconds })));
    expect(refused(30)).toBe('Сервер ответил ошибкой 502. Повторить можно через 30 секунд.');
    expect(refused()).toBe('Сервер ответил ошибкой 502. Повторите через минуту.');
  });

  it('is not said where nobody knows', () => {
    expect(advice('Слишком много попыток.')).toBe('Слишком много попыток.');
  });
});

import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { changeFailureText, loadFailureText } from './failure-text.ts';

const own = new CallFailure({ status: 409, message: 'Слова сервера.' });

describe('loadFailureText', () => {
  it('leaves the words of the server and of the error to the general text, and has the usual ones without', () => {
    expect(loadFailureText(own)).toBeUndefined();
    expect(loadFailureText(new Error('своё'))).toBeUndefined();
    expect(loadFailureText(new Error(''))).toBe('Произошла ошибка при загрузке данных');
    expect(loadFailureText(undefined)).toBe('Произошла ошибка при загрузке данных');
  });

  it('never shows a person a bare status', () => {
    expect(loadFailureText(new CallFailure({ status: 502 }))).toBe('Произошла ошибка при загрузке данных');
    expect(loadFailureText(new CallFailure({ status: 'PARSING_ERROR' }))).toBe('Произошла ошибка при загрузке данных');
    expect(loadFailureText(new CallFailure({ status: 'FETCH_ERROR' }))).toBeUndefined();
    expect(loadFailureText(new CallFailure({ status: 'TIMEOUT_ERROR' }))).toBeUndefined();
  });
});

describe('changeFailureText', () => {
  it('gives the words of the server', () => {
    expect(changeFailureText('add', own)).toBe('Слова сервера.');
    expect(changeFailureText('rename', own)).toBe('Слова сервера.');
  });

  it.each([
    ['add', 'PARSING_ERROR', 'Ошибка добавления'],
    ['rename', 'PARSING_ERROR', 'Ошибка переименования'],
  ] as const)('%s, %s: «%s»', (change, status, words) => {
    expect(changeFailureText(change, new CallFailure({ status }))).toBe(words);
  });

  it.each([
    ['add', 502, undefined, 'Ошибка добавления приложения. Сервер ответил ошибкой 502. Повторите через минуту.'],
    [
      'rename',
      429,
      30,
      'Ошибка переименования приложения. Сервер ответил ошибкой 429. Повторить можно через 30 секунд.',
    ],
  ] as const)('%s, %s without words, says what to do', (change, status, retryAfterSeconds, words) => {
    const text = changeFailureText(change, new CallFailure({ status, retryAfterSeconds }));
    expect(text.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it.each([
    ['add', 'Ошибка при добавлении приложения'],
    ['rename', 'Ошибка при переименовании приложения'],
  ] as const)('%s without a network begins with «%s» and says what to do', (change, words) => {
    for (const status of ['FETCH_ERROR', 'TIMEOUT_ERROR'] as const) {
      const text = changeFailureText(change, new CallFailure({ status }));
      expect(text.startsWith(`${words}. `)).toBe(true);
      expect(text.length).toBeGreaterThan(words.length + 20);
    }
  });

  it('takes anything else for an answer nobody can read', () => {
    expect(changeFailureText('add', new TypeError('x is not a function'))).toBe('Ошибка добавления');
  });
});

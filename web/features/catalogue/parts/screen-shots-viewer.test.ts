import { expect, test } from 'vitest';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { shotsFailure } from './screen-shots-viewer.tsx';

test('an answer that was refused has the text of the error catalogue', () => {
  expect(shotsFailure(new CallFailure({ status: 503, message: 'Сервис недоступен' }))).toBe(
    'Ошибка загрузки скриншотов',
  );
});

test.each(['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'] as const)('%s is said in Russian', (status) => {
  expect(shotsFailure(new CallFailure({ status }))).toBe('Ошибка загрузки');
});

test('another failure says its own message, if it has one', () => {
  expect(shotsFailure(new Error('Картинки убраны'))).toBe('Картинки убраны');
  expect(shotsFailure(new Error())).toBe('Ошибка загрузки');
});

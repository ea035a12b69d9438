import { expect, it } from 'vitest';
import partners from '../../locales/ru/partners.json';
import { addWords, t } from './i18n.ts';

addWords('partners', partners);

it('chooses the form of the plural and sets the thousands of a number apart', () => {
  expect(t('partners:found', { count: 1 })).toBe('Найден 1\u00a0партнёр');
  expect(t('partners:found', { count: 10_022 })).toBe('Найдено 10\u00a0022\u00a0партнёра');
  expect(t('partners:shownOf', { shown: 480, total: 1_234_567 })).toMatch(
    /^Показано 480 из\u00a01\u00a0234\u00a0567\./,
  );
});

it('leaves words as they are, digits in them too', () => {
  expect(t('start:shell.subscriberCode', { code: '1234567' })).toBe('Код 1234567');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changePasswordForm, newPassword, signInForm } from './identity.forms.ts';

const firstWords = (password: unknown) => newPassword.safeParse(password).error?.issues[0]?.message;

describe('a new password', () => {
  test.each<[unknown, string]>([
    [undefined, 'Пароль обязателен'],
    [null, 'Пароль обязателен'],
    [1234567, 'Пароль обязателен'],
    [['Abcdef1'], 'Пароль обязателен'],
    ['', 'Пароль обязателен'],
    ['Abcde1', 'Пароль должен содержать минимум 7 символов'],
    ['😀😀😀😀Ab1'.slice(2), 'Пароль должен содержать минимум 7 символов'],
    ['ABCDEF1', 'Пароль должен содержать строчные буквы'],
    ['abcdef1', 'Пароль должен содержать заглавные буквы'],
    ['Abcdefg', 'Пароль должен содержать цифры'],
    [`Ab1${'x'.repeat(126)}`, 'Пароль должен содержать не больше 128 символов'],
  ])('%j: %s', (password, words) => {
    expect(firstWords(password)).toBe(words);
  });

  test.each(['Abcdef1', 'Пароль7', '  Abc 1  ', 'Ёжик в тумане 3', `Ab1${'😀'.repeat(125)}`, `Ab1${'x'.repeat(125)}`])(
    '%s is taken as it is',
    (password) => {
      expect(newPassword.parse(password)).toBe(password);
    },
  );

  test('any Unicode passes when the five rules hold, and only then', () => {
    const unit = fc.oneof(
      fc.constantFrom('a', 'B', '7', 'я', 'Ж', ' ', '😀'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 140 }), (password) => {
        const length = Array.from(password).length;
        const holds =
          length >= 7 &&
          length <= 128 &&
          /\p{Ll}/u.test(password) &&
          /\p{Lu}/u.test(password) &&
          /[0-9]/.test(password);
        expect(newPassword.safeParse(password).success).toBe(holds);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sign-in', () => {
  test('trims the login and never the password', () => {
    expect(signInForm.parse({ login: '  demo\t', password: ' p ' })).toEqual({
      login: 'demo',
      password: ' p ',
      isForeignComputer: false,
    });
  });

  test.each([
    {},
    { login: 'demo' },
    { password: 'x' },
    { login: '   ', password: 'x' },
    { login: 'demo', password: '' },
  ])('%j asks for both', (form) => {
    const messages = signInForm.safeParse(form).error?.issues.map(({ message }) => message);
    expect(new Set(messages)).toEqual(new Set(['Введите логин и пароль']));
  });
});

test('a change of password asks for the current one in its own words', () => {
  const { error } = changePasswordForm.safeParse({ password: '', newPassword: 'Abcdef1' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['password', 'Введите текущий пароль'],
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPassword } from '../../../contract/identity.forms.ts';
import { generatePassword } from '../../../contract/identity-generate-password.ts';
import { Failure } from '../../infra/failures/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { refuseWeakPassword } from './password-strength.ts';

const nobody = { login: 'glavbuh', email: 'office@kedr.example' };

function refusalOf(password: string, names: { login: string; email: string | null } = nobody): Failure | undefined {
  try {
    refuseWeakPassword(password, names);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

describe('a common password', () => {
  test.each([
    'Password1',
    'Qwerty123',
    'Passw0rd',
    'Aaaaaa1',
    'Qq123456',
    'Mypassword1',
    '1!Mypassword-2026',
    'P@ssw0rd!77',
    'Abc12399',
    'Раssword1',
    'Ячсмить5555',
    'Yoyoyoyo-7',
    'QwertyQwerty1',
    'Aa1Aa1Aa1',
    '1Aa1Aa1Aa',
    '!Ab7Ab7Ab7Ab7?',
    'Aa1Aa1Aa12',
    '2026Ab7Ab7Ab7',
  ])('%s is refused by its field', (password) => {
    expect(refusalOf(password)).toMatchObject({
      code: 'identity.weak-password',
      status: 400,
      fields: { newPassword: 'Этот пароль слишком известен. Придумайте другой.' },
    });
  });

  test('is refused in any case of letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...commonPasswords), fc.infiniteStream(fc.boolean()), (password, choices) => {
        const written = Array.from(password, (letter) => (choices.next().value ? letter.toUpperCase() : letter));
        expect(refusalOf(written.join(''))).toBeDefined();
      }),
    );
  });

  test('is refused with digits and signs at its ends', () => {
    const lettered = [...commonPasswords].filter((password) => /\p{L}/u.test(password));
    const around = fc.string({ unit: fc.constantFrom(...'0123456789!?-_.@# '), maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...lettered), around, around, (password, before, after) => {
        expect(refusalOf(`${before}${password}${after}`)).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('is not seen in a generated one', () => {
    for (const length of [8, 17])
      for (let count = 0; count < 20_000; count += 1) {
        const password = generatePassword(length);
        if (refusalOf(password)) expect.fail(password);
      }
  });

  test('the list has those that the rules alone would let pass', () => {
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    const passing = [...commonPasswords].filter((password) => newPassword.safeParse(capital(password)).success);
    expect(passing.length).toBeGreaterThan(300);
  });
});

describe('the words of the brand', () => {
  test.each(['Schety-2026', 'Счёты2026', 'СЧЕТЫ-77', 'Schyoty1', '7Schety-Schety', 'Schety-Portal-1', 'Schety1kz'])(
    '%s is refused',
    (password) => {
      expect(refusalOf(password)).toMatchObject({
        code: 'identity.brand-password',
        fields: { newPassword: 'Пароль не должен повторять название сервиса. Придумайте другой.' },
      });
    },
  );

  test('among other words are allowed', () => {
    expect(refusalOf('Schety-i-kostyashki-7')).toBeUndefined();
  });
});

describe("the person's own names", () => {
  test.each([
    ['the login', 'Glavbuh2026', nobody],
    ['the login between punctuation', '2026-Glavbuh!', nobody],
    ['the name of the e-mail', 'Office-77', nobody],
    ['the login in look-alike letters', 'Dеmо2026', { login: 'demo', email: null }],
    ['a Russian login', 'Иван2026', { login: 'Иван', email: null }],
    ['a Russian login that has look-alikes', 'Жанна-2026', { login: 'жанна', email: null }],
    ['the name of an e-mail that is the login', 'Marina2026', { login: 'marina@kedr.example', email: null }],
    ['the whole e-mail', 'Marina@kedr.example1', { login: 'm', email: 'marina@kedr.example' }],
  ])('%s is refused', (_, password, names) => {
    expect(refusalOf(password, names)?.fields).toEqual({
      newPassword: 'Пароль не должен повторять логин или почту. Придумайте другой.',
    });
  });

  test('any login is refused with digits around it', () => {
    const login = fc.string({ unit: fc.constantFrom(...'abcdefgжзиклмнпрqrstuvwяю'), minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(login, fc.nat(9999), fc.nat(9999), (name, before, after) => {
        const password = `${before}${name.charAt(0).toUpperCase()}${name.slice(1)}${after}`;
        expect(refusalOf(password, { login: name, email: null })).toBeDefined();
      }),
    );
  });

  test.each([
    ['a name too short to give anything away', 'Ann1234567x', { login: 'ann', email: null }],
    ['a password that only has the name in it', 'glavbuhPyetChay7', nobody],
    ['a login of digits alone', 'Pyatnitsa-7', { login: '87012345678', email: null }],
    ['a Russian password that is not the name', 'Яблоко2026', { login: 'Иван', email: null }],
  ])('%s is not refused', (_, password, names) => {
    expect(refusalOf(password, names)).toBeUndefined();
  });
});

test('the words stand by the field that the form has', () => {
  expect(() => refuseWeakPassword('Password1', nobody, 'password')).toThrow(
    expect.objectContaining({ fields: { password: expect.any(String) } }),
  );
});

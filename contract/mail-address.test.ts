import { describe, expect, test } from 'vitest';
import { email } from './contact.forms.ts';
import { signInForm } from './identity.forms.ts';
import { scriptWarning } from './mail-address.ts';

const first = 'Введите корректный email';
const faultOf = (address: string) => email.safeParse(address).error?.issues[0]?.message.replaceAll('\u00a0', ' ');

describe('an e-mail', () => {
  test.each([
    ['anna@example.kz', 'anna@example.kz'],
    ['  anna@example.kz\u00a0', 'anna@example.kz'],
    ['\u200banna@example.kz\ufeff', 'anna@example.kz'],
    ['\u2066anna@example.kz\u2069', 'anna@example.kz'],
    ['Anna.Kim@Example.KZ', 'Anna.Kim@Example.KZ'],
    ['anna+news@example.kz', 'anna+news@example.kz'],
    ["o'neil@example.kz", "o'neil@example.kz"],
    ['anna_k-1@mail.example.co.kz', 'anna_k-1@mail.example.co.kz'],
    ['a@b.kz', 'a@b.kz'],
    ['анна@почта.рф', 'анна@почта.рф'],
    ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
    ['и\u0306ога@почта.рф', 'йога@почта.рф'],
    ['anna@my-firm.kz', 'anna@my-firm.kz'],
    ['anna\u2011k@my\u2010firm.kz', 'anna-k@my-firm.kz'],
    ["a!#$%&'*+/=?^_`{|}~-@example.kz", "a!#$%&'*+/=?^_`{|}~-@example.kz"],
    ['anna@1c.kz', 'anna@1c.kz'],
    ['info@қазақстан.қаз', 'info@қазақстан.қаз'],
    ['ａｎｎａ＠example。ｋｚ', 'anna@example.kz'],
    ['o\uFB03ce@\uFB01rma.kz', 'office@firma.kz'],
  ])('%j is taken as %j', (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  test.each([
    ['', 'Email обязателен'],
    ['\u200b\u200b', 'Email обязателен'],
    ['anna', first],
    ['@', `${first}. Перед @ ничего нет`],
    ['@example.kz', `${first}. Перед @ ничего нет`],
    ['anna@', `${first}. После @ ничего нет`],
    ['anna@example', `${first}. После @ нет точки, например mail.kz`],
    ['anna@@example.kz', `${first}. В адресе должен быть один знак @`],
    ['a@b..kz', `${first}. После @ две точки подряд`],
    ['a@-bad-.kz', `${first}. Часть «-bad-» не может начинаться с дефиса или заканчиваться им`],
    ['a@bad-.kz', `${first}. Часть «bad-» не может начинаться с дефиса или заканчиваться им`],
    ['a@.example.kz', `${first}. Сразу после @ стоит точка: уберите её`],
    ['a@example.kz.', `${first}. Адрес заканчивается точкой: уберите её`],
    ['.anna@example.kz', `${first}. Адрес начинается с точки: уберите её`],
    ['anna.@example.kz', `${first}. Прямо перед @ стоит точка: уберите её`],
    ['an..na@example.kz', `${first}. Перед @ две точки подряд`],
    ['anna@example.k', `${first}. Адрес не может заканчиваться на «.k»`],
    ['anna@127.0.0.1', `${first}. Адрес не может заканчиваться на «.1»`],
    ['anna@exa_mple.kz', `${first}. После @ не бывает «_»`],
    ['anna@example!.kz', `${first}. После @ не бывает «!»`],
    ['an na@example.kz', `${first}. В адресе не бывает пробелов`],
    ['an\u00a0na@example.kz', `${first}. В адресе не бывает пробелов`],
    ['Анна <anna@example.kz>', `${first}. Оставьте только адрес, без имени и скобок`],
    ['anna@example.kz, ivan@example.kz', `${first}. Уберите «,»: нужен один адрес`],
    ['anna@example.kz; ivan@example.kz', `${first}. Уберите «;»: нужен один адрес`],
    ['anna@example,kz', `${first}. После @ стоит запятая: нужна точка`],
    ['anna@example.kz,', `${first}. Уберите «,»: в адресе его не бывает`],
    ['anna@[192.168.0.1]', `${first}. Уберите «[»: в адресе его не бывает`],
    ['<anna@example.kz>', `${first}. Оставьте только адрес, без имени и скобок`],
    ['anna@example.kz,ivan@example.kz', `${first}. Уберите «,»: нужен один адрес`],
    ['anna@example.kz\nivan@example.kz', `${first}. Нужен один адрес`],
    ['anna@example.kz ivan@example.kz', `${first}. Нужен один адрес`],
    ['an\tna@example.kz', `${first}. В адресе не бывает пробелов`],
    ['«anna@example.kz»', `${first}. Уберите кавычки: нужен только адрес`],
    ['“anna@example.kz”', `${first}. Уберите кавычки: нужен только адрес`],
    ['«anna@example.kz', `${first}. Уберите кавычки: нужен только адрес`],
    ['anna—k@example.kz', `${first}. Перед @ не бывает «—»`],
    ['№1@example.kz', `${first}. Перед @ не бывает «№»`],
    ["'anna@example.kz", `${first}. Уберите кавычки: нужен только адрес`],
    ['anna@example.kz"', `${first}. Уберите кавычки: нужен только адрес`],
    ["'anna@example.kz'", `${first}. Уберите кавычки: нужен только адрес`],
    ['"anna@example.kz"', `${first}. Уберите кавычки: нужен только адрес`],
    ['Анна anna@example.kz', `${first}. Оставьте только адрес: anna@example.kz`],
    ['почта: anna@example.kz', `${first}. Оставьте только адрес: anna@example.kz`],
    ['e-mail:anna@example.kz', `${first}. Оставьте только адрес: anna@example.kz`],
    ['anna@example.kz (Анна)', `${first}. Оставьте только адрес: anna@example.kz`],
    ['(anna@example.kz)', `${first}. Оставьте только адрес: anna@example.kz`],
    ['anna petrova@example.kz', `${first}. В адресе не бывает пробелов`],
    ['anna @example.kz', `${first}. В адресе не бывает пробелов`],
    ['anna (at) example.kz', `${first}. В адресе нет знака @`],
    ['anna собака example.kz', `${first}. В адресе нет знака @`],
    ['https://example.kz', `${first}. Это адрес страницы, а не почты`],
    ['mailto:anna@example.kz', `${first}. Уберите «mailto:» перед адресом`],
    [`${'a'.repeat(65)}@example.kz`, `${first}. Перед @ больше 64 символов`],
    [`a@${'b'.repeat(64)}.kz`, `${first}. Часть адреса после @ слишком длинная`],
    [`a@${'b.'.repeat(130)}kz`, `${first}. Не длиннее 254 символов, сейчас 264`],
    ['an\u200bna@example.kz', `${first}. В адресе есть невидимый знак: пробел нулевой ширины (U+200B). Удалите его`],
    [
      'an\u200dna@exa\u202emple.kz',
      `${first}. В адресе есть невидимый знак: соединитель нулевой ширины (U+200D). Удалите его`,
    ],
    ['a\u0001b@example.kz', `${first}. В адресе есть невидимый знак: управляющий знак (U+0001). Удалите его`],
    ['anna@\ue000example.kz', `${first}. Уберите «\ue000»: в адресе его не бывает`],
  ])('%j: %s', (address, message) => {
    expect(faultOf(address)).toBe(message);
  });
});

test('the longest e-mail that is taken is a login to sign in by', () => {
  const longest = `${'a'.repeat(64)}@${`${'b'.repeat(45)}.`.repeat(4)}mail.kz`.slice(-254);
  expect(longest.length).toBeGreaterThan(250);
  expect(email.parse(longest)).toBe(longest);
  expect(signInForm.safeParse({ login: longest, password: 'x' }).success).toBe(true);
});

describe('letters of two scripts in an address', () => {
  test.each([
    ['аnna@example.kz', 'русская буква «а»'],
    ['anna@exаmple.kz', 'русская буква «а»'],
    ['anna@example.кz', 'русская буква «к»'],
    ['сосо@mail.kz', 'русская буква «с»'],
    ['анна@пoчта.рф', 'латинская буква «o»'],
    ['анnа@почта.рф', 'латинская буква «n»'],
    ['anna@example.кз', 'русская буква «к»'],
    ['anna@mail.example.рф', 'русская буква «р»'],
    ['anna@mail.қаз', 'нелатинская буква «қ»'],
    ['anna@μail.kz', 'нелатинская буква «μ»'],
    ['anna@\u00b5ail.kz', 'нелатинская буква «µ»'],
  ])('%s is pointed at', (address, found) => {
    expect(scriptWarning(address)).toContain(found);
    expect(email.safeParse(address).success).toBe(true);
  });

  test.each([
    'anna@example.kz',
    'анна@почта.рф',
    'anna@почта.рф',
    'info@қазақстан.қаз',
    'пример@xn--80a1acny.xn--p1ai',
    'Пётр <petr@example.kz>',
    'Анна Ким, anna@example.kz',
    'a1@b2.kz',
    'é@example.fr',
    'анна',
    '',
  ])('%j is one of its kind', (address) => {
    expect(scriptWarning(address)).toBeUndefined();
  });
});

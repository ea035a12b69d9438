import { describe, expect, test } from 'vitest';
import { kazakhName, newLogin, russianName } from './registration.forms.ts';

const first = 'ФИО должно содержать только русские буквы';
const said = (schema: typeof russianName, value: string) => {
  const result = schema.safeParse(value);
  return result.success ? { kept: result.data } : result.error.issues[0]?.message.replaceAll('\u00a0', ' ');
};
const latin = (letter: string) => `${first}. Буква «${letter}» латинская: наберите её в русской раскладке`;
const inLatin = (word: string) => `${first}. «${word}» — латиницей: напишите русскими буквами`;
const digits = (number: string) => `${first}. Цифр в имени не бывает: удалите «${number}»`;
const foreign = (letter: string) => `${first}. Буквы «${letter}» в русском алфавите нет: замените её русской`;
const hidden = (character: string) => `${first}. В имени есть невидимый знак: ${character}. Удалите его`;
const hyphen = `${first}. Дефис здесь не принимается: поставьте вместо него пробел`;
const apostrophe = `${first}. Апостроф здесь не принимается: напишите имя без него`;
const dot = `${first}. Точка не подходит: удалите её`;
const quotes = `${first}. Кавычки не подходят: удалите их`;
const initials = `${first}. Инициалы с точкой не подходят: напишите имя и отчество полностью`;

describe('a full name', () => {
  // The name, what is said of it or kept by the specification, and where the operator admits Kazakh letters.
  test.each<[string, string | { kept: string }, string | { kept: string }]>([
    ['Иванов Иван Иванович', { kept: 'Иванов Иван Иванович' }, { kept: 'Иванов Иван Иванович' }],
    ['Ёлкина Алёна', { kept: 'Ёлкина Алёна' }, { kept: 'Ёлкина Алёна' }],
    ['Ли', { kept: 'Ли' }, { kept: 'Ли' }],
    ['  Ким   Асель ', { kept: 'Ким Асель' }, { kept: 'Ким Асель' }],
    ['Ким\u00a0Асель', { kept: 'Ким Асель' }, { kept: 'Ким Асель' }],
    ['Ким\tАсель\n', { kept: 'Ким Асель' }, { kept: 'Ким Асель' }],
    ['Сергеи\u0306 Толстои\u0306', { kept: 'Сергей Толстой' }, { kept: 'Сергей Толстой' }],
    ['Семе\u0308нов', { kept: 'Семёнов' }, { kept: 'Семёнов' }],
    ['\u200bИванов\ufeff', { kept: 'Иванов' }, { kept: 'Иванов' }],
    ['Петрова-Водкина', hyphen, { kept: 'Петрова-Водкина' }],
    ['Петрова\u2011Водкина', hyphen, { kept: 'Петрова-Водкина' }],
    ['Петрова\u2010Водкина', hyphen, { kept: 'Петрова-Водкина' }],
    ['Петрова–Водкина', hyphen, { kept: 'Петрова-Водкина' }],
    ['Петрова - Водкина', hyphen, { kept: 'Петрова-Водкина' }],
    ['Али — заде Фуад', hyphen, { kept: 'Али-заде Фуад' }],
    ['Петрова--Водкина', hyphen, `${first}. Дефис может стоять только между буквами`],
    ['Петрова-', hyphen, `${first}. Дефис может стоять только между буквами`],
    ["О'Нил Шон", apostrophe, { kept: "О'Нил Шон" }],
    ['О’Нил Шон', apostrophe, { kept: 'О’Нил Шон' }],
    ['Оʼзбекова', apostrophe, { kept: 'О’збекова' }],
    ['’Иванов', apostrophe, `${first}. Апостроф может стоять только между буквами`],
    ['Әлия Нұрғалиқызы', foreign('Ә'), { kept: 'Әлия Нұрғалиқызы' }],
    ['Ғабит Өтепбергенұлы', foreign('Ғ'), { kept: 'Ғабит Өтепбергенұлы' }],
    ['Мəлік', `${first}. Буква «ə» латинская: наберите её в русской раскладке`, latin('ə')],
    ['Иванoв', latin('o'), latin('o')],
    ['John Smith', inLatin('John'), inLatin('John')],
    ['Müller Ганс', inLatin('Müller'), inLatin('Müller')],
    ["O'Коннор Шон", latin('O'), latin('O')],
    ['Карл III', digits('III'), digits('III')],
    ['Карл Ⅲ', digits('Ⅲ'), digits('Ⅲ')],
    ['Ивaнов Карл III', latin('a'), latin('a')],
    ['Пётр 1725', digits('1725'), digits('1725')],
    ['Ковальчук Їван', `${first}. Буква «Ї» не русская: замените её`, `${first}. Буква «Ї» не русская: замените её`],
    ['Иванов И.И.', initials, initials],
    ['И.И.', initials, initials],
    ['Иванов Иван.', dot, dot],
    ['Иванов.Иван', dot, dot],
    ['Иванов «Саша»', quotes, quotes],
    ['Иванов 2', `${first}. Цифр в имени не бывает: удалите «2»`, `${first}. Цифр в имени не бывает: удалите «2»`],
    [
      'Ива\u0301нов',
      `${first}. Над буквой стоит знак ударения: удалите его`,
      `${first}. Над буквой стоит знак ударения: удалите его`,
    ],
    [
      'Бай\u0306болов',
      `${first}. У буквы стоит лишний знак: удалите его`,
      `${first}. У буквы стоит лишний знак: удалите его`,
    ],
    ['Иванов (мл)', `${first}. Знак «(» не подходит: удалите его`, `${first}. Знак «(» не подходит: удалите его`],
    ['Ива\u200bнов', hidden('пробел нулевой ширины (U+200B)'), hidden('пробел нулевой ширины (U+200B)')],
    ['Ива\u00adнов', hidden('мягкий перенос (U+00AD)'), hidden('мягкий перенос (U+00AD)')],
    ['Ива\u202eнов', hidden('знак направления текста (U+202E)'), hidden('знак направления текста (U+202E)')],
    ['\u200b\u200b', 'ФИО обязательно', 'ФИО обязательно'],
    ['', 'ФИО обязательно', 'ФИО обязательно'],
    ['И', 'ФИО должно содержать минимум 2 символа', 'ФИО должно содержать минимум 2 символа'],
  ])('%j is judged by what is wrong with it', (name, asSpecified, withKazakh) => {
    expect([said(russianName, name), said(kazakhName, name)]).toEqual([asSpecified, withKazakh]);
  });

  test('that was kept is kept again', () => {
    for (const name of ['Петрова\u2011Водкина', 'Оʼзбекова', 'Сергеи\u0306']) {
      const kept = kazakhName.parse(name);
      expect(kazakhName.parse(kept)).toBe(kept);
    }
  });
});

describe('a login', () => {
  const letters = 'Допустимые символы: a-z A-Z а-я А-Я 0-9 @ . - _';

  test.each([
    [' anna ', 'anna'],
    ['\ufeffanna\u200b', 'anna'],
    ['anna\u2011k', 'anna-k'],
    ['сергеи\u0306', 'сергей'],
  ])('%j is kept as %j', (login, kept) => {
    expect(newLogin.parse(login)).toBe(kept);
  });

  test.each([
    ['an na', 'Пробелы недопустимы'],
    ['an\u00a0na', 'Пробелы недопустимы'],
    ['ab', 'Логин должен содержать минимум 3 символа'],
    ['anna+1', `${letters}. Уберите «+»`],
    ['«anna»', `${letters}. Уберите кавычки`],
    ['алёна', `${letters}. Уберите «ё»`],
    ['an\u200bna', `${letters}. В логине есть невидимый знак: пробел нулевой ширины (U+200B). Удалите его`],
  ])('%j: %s', (login, message) => {
    expect(newLogin.safeParse(login).error?.issues[0]?.message.replaceAll('\u00a0', ' ')).toBe(message);
  });
});

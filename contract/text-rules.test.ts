import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutHidden } from './hidden-characters.ts';
import { customerName } from './invitations.forms.ts';
import { requiredLine, tidySentence } from './text-rules.ts';

const name = requiredLine('Укажите имя', 200, 'имени');
const faultOf = (value: string) => name.safeParse(value).error?.issues[0]?.message.replaceAll('\u00a0', ' ');

test.each([
  ['  Работы с\u00a022:00 до\u202f23:00\u00a0', 'Работы с\u00a022:00 до\u00a023:00'],
  ['в \u00a0облаке,\n\u00a0\u00a0сегодня\u2003ночью', 'в облаке, сегодня ночью'],
])('of a typeset text %j the single no-break spaces stay: %j', (given, kept) => {
  expect(tidySentence(given)).toBe(kept);
  expect(tidySentence(kept)).toBe(kept);
});

describe('a text of one line', () => {
  test.each([
    [' ТОО\u00a0«Кедр» ', 'ТОО «Кедр»'],
    ['ТОО  \u2003«Кедр»\t\n', 'ТОО «Кедр»'],
    ['Евразии\u0306ский', 'Евразийский'],
    ['Алма\u2011Строй', 'Алма-Строй'],
    ['Алма\u2010Строй', 'Алма-Строй'],
    ['Алма – Строй', 'Алма – Строй'],
    ['\ufeffКедр\u200b', 'Кедр'],
    ['\u202aКедр\u202c', 'Кедр'],
    ['Семья 👨\u200d👩\u200d👧', 'Семья 👨\u200d👩\u200d👧'],
  ])('%j is kept as %j', (given, kept) => {
    expect(name.parse(given)).toBe(kept);
    expect(name.parse(kept)).toBe(kept);
  });

  test.each([
    ['ТОО «Ке\u200bдр»', 'пробел нулевой ширины (U+200B)'],
    ['Ке\u200cдр', 'разъединитель нулевой ширины (U+200C)'],
    ['Ке\u200dдр', 'соединитель нулевой ширины (U+200D)'],
    ['Ке\u2060др', 'соединитель слов (U+2060)'],
    ['Ке\ufeffдр', 'метка порядка байтов (U+FEFF)'],
    ['Ке\u00adдр', 'мягкий перенос (U+00AD)'],
    ['Ке\u202eрд', 'знак направления текста (U+202E)'],
    ['Ке\u2066др', 'знак направления текста (U+2066)'],
    ['Ке\u200fдр', 'знак направления текста (U+200F)'],
    ['Ке\u0001др', 'управляющий знак (U+0001)'],
    ['Ке\u007fдр', 'управляющий знак (U+007F)'],
    ['Ке\u3164др', 'пустой знак (U+3164)'],
    ['Ке\u2800др', 'пустой знак шрифта Брайля (U+2800)'],
  ])('%j is refused, and the character is named', (given, character) => {
    expect(faultOf(given)).toBe(`В имени есть невидимый знак: ${character}. Удалите его`);
  });

  test.each(['\u200b\u200b', '\u200b\u202e \u2060', '\u3164', '\u2800', '\u00a0'])('%j is no name', (given) => {
    expect(faultOf(given)).toBe('Укажите имя');
    expect(customerName.safeParse(given).success).toBe(false);
  });

  test('has nothing hidden in it when it is kept, and is kept again unchanged', () => {
    const unit = fc.constantFrom(
      '\u200b',
      '\u200d',
      '\u202e',
      '\u2066',
      '\u0001',
      '\ufeff',
      '😀',
      'ж',
      'и',
      '\u0306',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(unit, fc.string({ unit: 'binary' }))), (parts) => {
        const result = name.safeParse(parts.join(''));
        if (!result.success) return;
        expect(withoutHidden(result.data)).toBe(result.data);
        expect(name.parse(result.data)).toBe(result.data);
      }),
      { numRuns: 1000 },
    );
  });

  test('of spaces and zero-width characters without end costs no time', () => {
    const long = `а${' \u200b'.repeat(200_000)}б`;
    expect(faultOf(long)).toContain('U+200B');
  });
});

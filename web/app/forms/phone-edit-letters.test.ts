import { describe, expect, it, test } from 'vitest';
import { phone } from '../../../contract/phone.forms.ts';
import { insert, remove, type Shown } from './phone-edit.ts';

const shown = '+7 (701) 123-45-67';

const at = ({ value, caret }: Shown) => ({ value, from: caret, to: caret });
const end = (value: string): Shown => ({ value, caret: value.length });
const type = (text: string) =>
  Array.from(text).reduce((field, character) => insert(at(field), character), end('+7 ')).value;
const verdict = (text: string) => phone.safeParse(text).error?.issues[0]?.message;

describe('a letter for a zero that is typed', () => {
  test.each([
    ['77О12345678', '+7 (77О12345678'],
    ['87o12345678', '+7 (87o12345678'],
    ['+77O12345678', '+7 (7O12345678'],
    ['7О12345678', '+7 (7О12345678'],
    ['8701123456О', '+7 (870) 112-34-56О'],
    ['701123456О', '+7 (701) 123-45-6О'],
  ])('as in %s stands in %s and is named', (text, kept) => {
    expect(type(text)).toBe(kept);
    expect(verdict(kept)).toContain('Вместо нуля набрана буква «О»');
  });

  it('gives way to the zero', () => {
    const typed = end(type('701123456О'));
    const without = remove({ value: typed.value, from: typed.caret - 1, to: typed.caret }, false);
    expect(insert(at(without), '0').value).toBe('+7 (701) 123-45-60');
  });

  it('in words before or behind the number is none', () => {
    expect([type('моб 7011234567'), type('7011234567 доб')]).toEqual([shown, shown]);
  });
});

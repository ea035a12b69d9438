import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from './contact.forms.ts';
import { requiredLine, withoutHidden } from './text-rules.ts';

const name = requiredLine('Укажите имя', 200);

describe('a text of one line', () => {
  test.each([
    ['ТОО «Ке\u200bдр»', 'ТОО «Кедр»'],
    ['\u202eрдеК\u202c', 'рдеК'],
    ['\ufeffКедр\u00ad\u2066', 'Кедр'],
    ['Кедр\u0001\u0000и\u007fсыновья', 'Кедр и сыновья'],
    ['Ке\u3164др', 'Кедр'],
    ['Семья 👨\u200d👩\u200d👧', 'Семья 👨\u200d👩\u200d👧'],
  ])('%j is kept as %j', (given, kept) => {
    expect(name.parse(given)).toBe(kept);
  });

  test('of hidden characters alone is none', () => {
    expect(name.safeParse('\u200b\u202e \u2060').error?.issues[0]?.message).toBe('Укажите имя');
  });

  test('has none of them, whatever was given, and is kept again unchanged', () => {
    const hidden = fc.constantFrom('\u200b', '\u200d', '\u202e', '\u2066', '\u0001', '\ufeff', '😀', 'ж');
    fc.assert(
      fc.property(fc.array(fc.oneof(hidden, fc.string({ unit: 'binary' }))), (parts) => {
        const kept = withoutHidden(parts.join(''));
        expect(kept).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/u);
        expect(withoutHidden(kept)).toBe(kept);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an e-mail', () => {
  test.each(['\u200banna@example.kz\ufeff', 'an\u200dna@exa\u202emple.kz', ' \u2066anna@example.kz\u2069 '])(
    '%j loses what nobody sees',
    (given) => {
      expect(email.parse(given)).toBe('anna@example.kz');
    },
  );

  test.each(['a\u0001b@example.kz', 'anna@exa\u0000mple.kz', 'anna@example.k\u007fz', 'anna@\ue000example.kz'])(
    '%j is refused',
    (given) => {
      expect(email.safeParse(given).error?.issues[0]?.message).toBe('Введите корректный email');
    },
  );
});

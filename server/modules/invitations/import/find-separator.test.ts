import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Separator, separators } from './csv-rules.ts';
import { findSeparator } from './find-separator.ts';
import { readFile } from './testing/read-file.ts';

const read = async (text: string) => (await readFile(Buffer.from(text))).rows;
const problemsOf = async (text: string) =>
  (await read(text)).map(({ customerName, email, problems }) => [customerName, email, Object.keys(problems)]);
const two = 'dir@dub.kz, buh@dub.kz';

describe('a file whose cells have two e-mails', () => {
  it('shows the right rows as right, and refuses those of two e-mails as the form does', async () => {
    const rows = await read(
      `Клиент;Почта;Тариф\nТОО Дуб;${two};Старт\nИП Ким;ann@kim.kz;Старт\nКХ Дала;a@dala.kz, b@dala.kz;Старт\n`,
    );
    expect(rows.map(({ customerName, problems }) => [customerName, problems])).toEqual([
      ['ТОО Дуб', { email: expect.stringMatching(/нужен один адрес/) }],
      ['ИП Ким', {}],
      ['КХ Дала', { email: expect.stringMatching(/нужен один адрес/) }],
    ]);
  });

  it.each([
    ['no head', `ТОО Дуб;${two};Старт;\nКХ Дала;a@dala.kz, b@dala.kz;;\n`],
    ['no head, three e-mails at the end', `ТОО Дуб;${two}, c@dub.kz\nКХ Дала;a@dala.kz, b@dala.kz, d@dala.kz\n`],
    ['a title above', `Клиенты, у кого две почты\nКлиент;Почта\nТОО Дуб;${two}\nКХ Дала;a@dala.kz, b@dala.kz\n`],
    ['headings nobody knows', `Столбец1;Столбец2\nТОО Дуб;${two}\nКХ Дала;a@dala.kz, b@dala.kz\n`],
    ['blanks between', 'Клиент;Почта\nТОО Дуб;a@dub.kz b@dub.kz\nКХ Дала;c@dala.kz\n'],
    ['quotes', `Клиент,Почта\nТОО Дуб,"a@dub.kz; b@dub.kz"\nКХ Дала,"${two}"\n`],
    ['semicolons between, in a file with commas', 'Клиент,Почта\nТОО Дуб,a@dub.kz; b@dub.kz\nКХ Дала,c@d.kz; e@d.kz\n'],
    ['tabs', `Клиент\tПочта\nТОО Дуб\t${two}\nКХ Дала\ta@dala.kz; b@dala.kz\n`],
  ])('is split into the customers it has: %s', async (_, text) => {
    expect((await problemsOf(text)).map(([name]) => name)).toEqual(['ТОО Дуб', 'КХ Дала']);
  });

  it('of one row is split where the table is', async () => {
    expect(await problemsOf(`Клиент;Почта\nТОО Дуб;${two}\n`)).toEqual([['ТОО Дуб', two, ['email']]]);
  });
});

describe('the separator of a file', () => {
  it.each<[string, string, Separator]>([
    ['e-mails alone', 'a@b.kz;c@d.kz\ne@f.kz;g@h.kz\n', ';'],
    ['e-mails alone, with commas', 'a@b.kz,c@d.kz\ne@f.kz,g@h.kz\n', ','],
    ['notes with an address behind a comma', 'Клиент;Почта;Заметка\nТОО;a@b.kz;звонить, b@c.kz\n', ';'],
    ['names with a comma', 'Ёлка, ТОО;a@b.kz\nКедр, ТОО;c@d.kz\n', ';'],
    ['an address with a name that has a comma', 'Клиент;Почта\nТОО;Ким, Анна <a@b.kz>\n', ';'],
    ['a title with an address', 'Партнёр, Алматы, p@my.kz\nКлиент;Почта\nТОО;a@b.kz\n', ';'],
  ])('is found by %s', (_, text, separator) => {
    expect(findSeparator(text)).toBe(separator);
  });

  it('is the one the rows were written with, whatever parts the e-mails of a cell', () => {
    const word = fc
      .string({ unit: fc.constantFrom(...'абвгд '), minLength: 1, maxLength: 9 })
      .map((text) => `я${text}`);
    const email = fc.constantFrom('a@b.kz', 'dir@dub.kz', 'info@my-firm.kz');
    const between = fc.constantFrom(', ', '; ', ' ', ',', ';', ' | ');
    const cell = fc.tuple(fc.array(email, { minLength: 1, maxLength: 3 }), between).map(([all, by]) => all.join(by));
    fc.assert(
      fc.property(
        fc.constantFrom(...separators),
        fc.array(fc.tuple(word, cell, word), { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        (separator, rows, withHead) => {
          // A cell with the separator of the table in it stands within quotes.
          const write = (text: string) => (text.includes(separator) ? `"${text}"` : text);
          const lines = [...(withHead ? [['Клиент', 'Почта', 'Заметка']] : []), ...rows];
          expect(findSeparator(lines.map((cells) => cells.map(write).join(separator)).join('\n'))).toBe(separator);
        },
      ),
    );
  });
});

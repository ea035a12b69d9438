import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importFirstRows, importLimits } from '../../../../contract/invitations-import.values.ts';
import { Failure } from '../../../infra/failures/index.ts';
import { openText } from './decode-file.ts';
import { guessLayout } from './guess-layout.ts';
import { type RawInvitation, readColumns } from './read-columns.ts';
import { readTable } from './read-table.ts';
import { encodings } from './testing/encodings.ts';

const read = async (bytes: Uint8Array) => {
  const table = await readTable(openText(bytes));
  return readColumns(table, guessLayout(table.slice(0, importFirstRows)));
};
const readText = (text: string) => read(Buffer.from(text));
const failureOf = async (bytes: Uint8Array): Promise<Failure> => {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing is wrong with it');
};

const letters = fc.constantFrom(...Array.from(`абвёЯЖИ "'1,;\t\n`));
const value = fc.string({ unit: letters, maxLength: 12 }).map((text) => text.replaceAll('\n', '\r\n'));
const rows = fc.array(
  fc.record({ customerName: value, tariffName: value, note: value }).map((row) => ({ ...row, email: 'a@b.kz' })),
  { minLength: 1, maxLength: 12 },
);
const heads = { customerName: 'Клиент', email: 'Эл. почта', tariffName: 'Тариф', note: 'Заметка' } as const;
type Field = keyof typeof heads;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csvOf = (all: readonly Record<Field, string>[], order: readonly Field[], separator: string, lineEnd: string) =>
  [order.map((field) => heads[field]), ...all.map((row) => order.map((field) => quoted(row[field])))]
    .map((cells) => cells.join(separator) + lineEnd)
    .join('');
const withOneEnd = ({ customerName, tariffName, note }: Record<Field, string>) => ({
  customerName: customerName.replaceAll('\r\n', '\n'),
  tariffName: tariffName.replaceAll('\r\n', '\n'),
  note: note.replaceAll('\r\n', '\n'),
});
const withoutLine = ({ line: _, ...row }: RawInvitation) => row;

describe('the reader of invitations', () => {
  it('gives back what was written, in any encoding, with any separator and order of columns', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.shuffledSubarray(Object.keys(heads) as Field[], { minLength: 4 }),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[])),
        async (all, order, separator, lineEnd, encoding) => {
          const table = await readTable({
            bytes: encodings[encoding](csvOf(all, order, separator, lineEnd)),
            encoding,
          });
          const back = readColumns(table, guessLayout(table.slice(0, importFirstRows)));
          const same = all.map((row) => ({ ...row, ...withOneEnd(row) }));
          expect(back.map(withoutLine)).toEqual(same);
        },
      ),
    );
  });

  it('never ends otherwise than with rows or a failure of the list, whatever the bytes', async () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(...'";,\t\r\nа@.=') }).map((text) => Buffer.from(`Клиент;Почта\n${text}`)),
    );
    await fc.assert(
      fc.asyncProperty(noise, async (bytes) => {
        try {
          for (const row of await read(bytes)) expect(Object.values(row).join('')).not.toContain('\0');
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads without a head by the usual order, and says the number of each row as spreadsheets do', async () => {
    const text = 'ТОО «Ёлка»;elka@mail.kz;;по звонку\r\n\r\n;;;\r\n"ИП\r\nСерик";serik@mail.kz\r\nКХ;dala@mail.kz';
    expect(await readText(text)).toEqual([
      { line: 1, customerName: 'ТОО «Ёлка»', email: 'elka@mail.kz', tariffName: '', note: 'по звонку' },
      { line: 4, customerName: 'ИП\nСерик', email: 'serik@mail.kz', tariffName: '', note: '' },
      { line: 5, customerName: 'КХ', email: 'dala@mail.kz', tariffName: '', note: '' },
    ]);
  });

  it.each([
    ['Название организации;E-mail', 'ТОО;a@b.kz'],
    ['email,name', 'a@b.kz,ТОО'],
    ['№\tПочта (обязательно)\tИМЯ', '1\ta@b.kz\tТОО'],
    ['sep=,\r\nПочта,Клиент', 'a@b.kz,ТОО'],
    ['"Клиент";"Электронная почта"', '"ТОО";"a@b.kz"'],
  ])('knows the columns of %j', async (head, row) => {
    expect((await readText(`${head}\r\n${row}\r\n`))[0]).toMatchObject({ customerName: 'ТОО', email: 'a@b.kz' });
  });

  it('does not count the line of Excel that names the separator, as spreadsheets do not show it', async () => {
    expect(await readText('sep=;\r\nКлиент;Почта\r\nТОО;a@b.kz\r\n')).toMatchObject([{ line: 2 }]);
  });

  it('keeps quotes that stand inside a name', async () => {
    expect((await readText('Клиент;Почта\nТОО "Ромашка";a@b.kz'))[0]?.customerName).toBe('ТОО "Ромашка"');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'imports.empty'],
    ['blank lines', Buffer.from('\r\n \r\n'), 'imports.empty'],
    ['separators alone', Buffer.from(';;;\r\n;;;'), 'imports.empty'],
    ['a head alone', Buffer.from('Клиент;Почта\r\n'), 'imports.only-header'],
    ['names without addresses', Buffer.from('Клиент\r\nТОО'), 'imports.no-columns'],
    ['a line without end', Buffer.alloc(300_000, ';'), 'imports.row-too-long'],
    ['prose', Buffer.from('Уважаемые коллеги, пригласите нас.'), 'imports.no-columns'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'imports.not-text'],
    ['zeros between the letters', Buffer.from('Клиент;Почта\nТОО;a@b.kz'.split('').join('\0')), 'imports.not-text'],
    [
      'a database, whose text stands behind its head',
      Buffer.concat([Buffer.from([3, 126, 11, 25]), Buffer.alloc(200), Buffer.from('ТОО a@b.kz\n'.repeat(9000))]),
      'imports.not-text',
    ],
    ['a quote that never closes', Buffer.from('Клиент;Почта\nТОО;a@b.kz\n"ИП;c@d.kz\n'), 'imports.quote-not-closed'],
  ])('refuses %s', async (_, bytes, code) => {
    expect((await failureOf(bytes)).code).toBe(code);
  });

  it('names the line of a quote that never closes', async () => {
    const failure = await failureOf(Buffer.from(`Клиент;Почта\nТОО;a@b.kz\n"ИП;c@d.kz\n${'x;y@z.kz\n'.repeat(50)}`));
    expect(failure.fields?.file).toContain('В строке 3 или ниже кавычка открыта и не закрыта');
  });

  it.each([2, 600])('names the line of a row that is too long, here the one after %i', async (count) => {
    const text = `Клиент;Почта\n${'ТОО;a@b.kz\n'.repeat(count - 1)}ТОО;c@d.kz;${'ю'.repeat(40_000)}\n`;
    expect((await failureOf(Buffer.from(text))).fields?.file).toContain(`Строка ${count + 1} или следующая за ней`);
  });

  it('takes the most rows there may be, and not one more', async () => {
    const text = (count: number) => `Клиент;Почта\n${'ТОО;a@b.kz\n'.repeat(count)}`;
    expect(await readText(text(importLimits.rows))).toHaveLength(importLimits.rows);
    expect((await failureOf(Buffer.from(text(importLimits.rows + 1)))).code).toBe('imports.too-many-rows');
  });
});

import { describe, expect, it } from 'vitest';
import { encodings } from './testing/encodings.ts';
import { readFile as read } from './testing/read-file.ts';

/** What of a table is pointed out in its row while the others go on (spec: partner-cabinet.import-encoding). */
const usual = 'Клиент;Почта\r\nТОО «Ёлка»;elka@mail.kz\r\nИП Серик Ахметов;serik@mail.kz\r\n';
const kazakh = 'Ұйым;Электрондық пошта\r\nЖШС «Әлем құрылыс»;alem@mail.kz\r\nЖК Серік;serik@mail.kz\r\n';
const { 'utf-8': utf8, 'windows-1251': cp1251 } = encodings;

describe('letters that a file has lost', () => {
  it('in Windows-1251 are pointed out row by row', async () => {
    const { rows } = await read(cp1251(`${kazakh}АО «Дала»;dala@mail.kz\r\n`));
    expect(rows.map(({ customerName, problems }) => [customerName, Object.keys(problems)])).toEqual([
      ['ЖШС «?лем ??рылыс»', ['customerName']],
      // Windows-1251 has this letter: it is Ukrainian too.
      ['ЖК Серік', []],
      ['АО «Дала»', []],
    ]);
    expect(rows[0]?.problems.customerName).toMatch(/потеряны буквы: «\?лем»/);
  });

  it('at a seam of two encodings are pointed out in their row, and the rest is read', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `ТОО «Ёлка № ${index}»;elka${index}@mail.kz\n`).join('');
    const { encoding, rows } = await read(
      Buffer.concat([utf8(`Клиент;Почта\n${many}`), cp1251('АО Дала;d@mail.kz\n')]),
    );
    expect(encoding).toBe('utf-8');
    expect(rows.filter(({ problems }) => problems.customerName).map(({ line }) => line)).toEqual([22]);
    expect(rows.at(-1)?.problems.customerName).toMatch(/прочитаны буквы/);
  });

  it('by a program that took UTF-8 for Windows-1251 are pointed out', async () => {
    const taken = new TextDecoder('windows-1251').decode(utf8(usual));
    const { rows } = await read(utf8(taken));
    expect(rows.map(({ problems }) => problems.customerName)).toEqual(
      [/прочитаны буквы: «РўРћРћ»/, /прочитаны буквы/].map((words) => expect.stringMatching(words)),
    );
  });

  it('by a program that took Windows-1251 for CP866 are pointed out', async () => {
    const { rows } = await read(utf8('Клиент;Почта\n╥╬╬ ╨юьр°ър;a@b.kz\n─ Ёлка ─;c@d.kz\n'));
    expect(rows.map(({ problems }) => Object.keys(problems))).toEqual([['customerName'], []]);
  });

  it('are not seen in a question', async () => {
    const { rows } = await read(utf8('Клиент;Почта;Заметка\nТОО «Ёлка»;a@b.kz;Звонить? Нет, писать. Когда?\n'));
    expect(rows[0]?.problems).toEqual({});
  });
});

describe('digits that a spreadsheet has left out', () => {
  it.each(['7,7E+10', '7.70544E+10', '1E+05'])('of %s are pointed out in a name and in a note', async (number) => {
    const { rows } = await read(utf8(`Клиент;Почта;Заметка\n${number};a@b.kz;\nЁлка;c@d.kz;тел. ${number}\n`));
    expect(rows.map(({ problems }) => problems)).toEqual([
      { customerName: expect.stringContaining(`сократила число до «${number}»`) },
      { note: expect.stringContaining(`сократила число до «${number}»`) },
    ]);
  });

  it('are not seen in a name', async () => {
    const { rows } = await read(utf8('Клиент;Почта\nE+10;a@b.kz\nТОО «5E+»;c@d.kz\n'));
    expect(rows.map(({ problems }) => problems)).toEqual([{}, {}]);
  });
});

describe('a control character', () => {
  it.each(['\u0001', '\0', '\u001b'])(
    'within a cell is a fault of its row, and the others are read: %j',
    async (sign) => {
      const file = `Клиент;Почта;Заметка\nТО${sign}О;a@b.kz;\nЁлка;c@${sign}d.kz;\nДала;e@f.kz;зво${sign}нить\nКедр;g@h.kz;да\n`;
      for (const encode of [utf8, cp1251, encodings['utf-16le']]) {
        const { rows } = await read(encode(file));
        const named = expect.stringContaining(`U+00${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
        expect(rows.map(({ problems }) => problems)).toEqual([
          { customerName: named },
          { email: named },
          { note: named },
          {},
        ]);
        // The database takes no zero, and a person sees where it stands.
        expect(rows[0]?.customerName).toMatch(/^ТО[\u2400-\u241f]О$/);
      }
    },
  );
});

describe('a sign in the place of a name', () => {
  it.each(['-', '—', '.', '?!'])('%j is none', async (sign) => {
    const { rows } = await read(utf8(`Клиент;Почта\nЁлка;a@b.kz\n${sign};c@d.kz\n`));
    expect(rows.map(({ problems }) => Object.keys(problems))).toEqual([[], ['customerName']]);
  });
});

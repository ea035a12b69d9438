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

  it.each(['windows-1252', 'latin1'])('by a program that took Cyrillic for %s are pointed out', async (western) => {
    const taken = (bytes: Uint8Array) => new TextDecoder(western).decode(bytes);
    for (const text of ['ТОО «Ёлка»', 'ИП Серик', 'ЖШС «Әлем»', 'аудит']) {
      const { rows } = await read(
        utf8(`Клиент;Почта\n${taken(utf8(text))};a@b.kz\n${taken(cp1251(text))};c@d.kz\nКедр;e@f.kz\n`),
      );
      expect(rows.map(({ problems }) => problems.customerName ?? '')).toEqual([
        expect.stringContaining('прочитаны буквы'),
        expect.stringContaining('прочитаны буквы'),
        '',
      ]);
    }
  });

  it('are not seen in names of other languages', async () => {
    const names = ['Müller GmbH', 'Société Générale', 'Ñandú', 'İş Bankası', 'Malmö Åbyån', 'Čeština s.r.o.', 'Ölçüm'];
    const { rows } = await read(utf8(`Клиент;Почта\n${names.map((name, at) => `${name};c${at}@d.kz\n`).join('')}`));
    expect(rows.map(({ problems }) => problems)).toEqual(names.map(() => ({})));
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

describe('a formula that failed', () => {
  it.each(['#Н/Д', '#N/A', '#ССЫЛКА!', '#REF!', '#ИМЯ?', '#ДЕЛ/0!', ' #ЗНАЧ! ', '########'])(
    'is no name, no address and no note: %s',
    async (sign) => {
      const { rows } = await read(utf8(`Клиент;Почта;Заметка\n${sign};a@b.kz;\nЁлка;${sign};\nДала;e@f.kz;${sign}\n`));
      const named = expect.stringContaining(`В ячейке «${sign.trim()}»`);
      expect(rows.map(({ problems }) => problems)).toEqual([
        { customerName: named },
        { email: named },
        { note: named },
      ]);
    },
  );

  it('is not seen in a name with its sign', async () => {
    const { rows } = await read(utf8('Клиент;Почта\n#БИЗНЕС;a@b.kz\nКафе #1!;c@d.kz\n# 5;e@f.kz\n'));
    expect(rows.map(({ problems }) => problems)).toEqual([{}, {}, {}]);
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

import { describe, expect, it } from 'vitest';
import { importLimits } from '../../../../contract/invitations-import.values.ts';
import { openText } from './decode-file.ts';
import { readTable } from './read-table.ts';
import { encodings } from './testing/encodings.ts';
import { readFile as read } from './testing/read-file.ts';

/** Tables as accountants save them, each read without a word of help (spec: partner-cabinet.import-columns, partner-cabinet.import-encoding). */
const usual = 'Клиент;Почта\r\nТОО «Ёлка»;elka@mail.kz\r\nИП Серик Ахметов;serik@mail.kz\r\n';
const capitals = 'КЛИЕНТ;ПОЧТА\r\nТОО "ЁЛКА";elka@mail.kz\r\nИП СЕРИК АХМЕТОВ;serik@mail.kz\r\n';
const kazakh = 'Ұйым;Электрондық пошта\r\nЖШС «Әлем құрылыс»;alem@mail.kz\r\nЖК Серік;serik@mail.kz\r\n';
const plain = usual.replace(/[«»]/g, '"');
const { 'utf-8': utf8, 'windows-1251': cp1251, ibm866: cp866 } = encodings;

const [elka, serik] = ['ТОО «Ёлка»', 'ИП Серик Ахметов'];
const names = [elka, serik];

type File = [what: string, bytes: Uint8Array, names: readonly string[], encoding?: string];
const files: File[] = [
  ['UTF-8', utf8(usual), names, 'utf-8'],
  ['UTF-8 with its mark', utf8(`\uFEFF${usual}`), names, 'utf-8'],
  ['UTF-8 in Kazakh', utf8(kazakh), ['ЖШС «Әлем құрылыс»', 'ЖК Серік'], 'utf-8'],
  [
    'UTF-16 with its mark, «Текст Юникод»',
    encodings['utf-16le'](`\uFEFF${usual.replaceAll(';', '\t')}`),
    names,
    'utf-16le',
  ],
  ['UTF-16 BE with its mark', encodings['utf-16be'](`\uFEFF${usual}`), names, 'utf-16be'],
  ['UTF-16 without a mark', encodings['utf-16le'](usual), names, 'utf-16le'],
  ['UTF-16 BE without a mark', encodings['utf-16be'](usual), names, 'utf-16be'],
  ['Windows-1251', cp1251(usual), names, 'windows-1251'],
  ['Windows-1251 in capitals', cp1251(capitals), ['ТОО "ЁЛКА"', 'ИП СЕРИК АХМЕТОВ'], 'windows-1251'],
  ['CP866', cp866(plain), names.map((name) => name.replace(/[«»]/g, '"')), 'ibm866'],
  ['CP866 in capitals', cp866(capitals), ['ТОО "ЁЛКА"', 'ИП СЕРИК АХМЕТОВ'], 'ibm866'],
  ['KOI8-R', encodings['koi8-r'](plain), names.map((name) => name.replace(/[«»]/g, '"')), 'koi8-r'],
  ['KOI8-R in capitals', encodings['koi8-r'](capitals), ['ТОО "ЁЛКА"', 'ИП СЕРИК АХМЕТОВ'], 'koi8-r'],
  [
    'CP866 under a title between drawn lines',
    cp866('══════════ Клиенты ══════════\r\nКлиент;Почта\r\nТОО Ромашка;a@b.kz\r\n'),
    ['ТОО Ромашка'],
    'ibm866',
  ],
  ['MacCyrillic', encodings['x-mac-cyrillic'](usual), names, 'x-mac-cyrillic'],
  ['commas', utf8('Клиент,Почта\n"ТОО «Ёлка»",elka@mail.kz\n'), [elka]],
  ['tabs', utf8('Клиент\tПочта\nТОО «Ёлка»\telka@mail.kz\n'), [elka]],
  ['upright lines', utf8('Клиент|Почта\nТОО «Ёлка»|elka@mail.kz\n'), [elka]],
  [
    'semicolons, with commas in the names',
    utf8('Клиент;Почта\n"Ёлка, Сосна, Кедр";a@b.kz\nЁлка, ТОО;c@d.kz\n'),
    ['Ёлка, Сосна, Кедр', 'Ёлка, ТОО'],
  ],
  ['«sep=» of Excel', utf8('sep=|\r\nКлиент|Почта\r\nТОО «Ёлка»|elka@mail.kz\r\n'), [elka]],
  [
    'quotes and line breaks within',
    utf8('Клиент;Почта\r\n"ТОО ""Ёлка""\r\nАлматы";elka@mail.kz\r\n'),
    ['ТОО "Ёлка" Алматы'],
  ],
  ['ends of lines of two kinds', utf8('Клиент;Почта\r\nТОО «Ёлка»;a@b.kz\nИП Серик Ахметов;c@d.kz\r\n'), names],
  ['ends of lines of an old Mac', utf8('Клиент;Почта\rТОО «Ёлка»;a@b.kz\rИП Серик Ахметов;c@d.kz'), names],
  ['«Контактный e-mail»', utf8('Организация;Контактный e-mail\nТОО «Ёлка»;a@b.kz\n'), [elka]],
  ['«Электрондық пошта»', utf8('Атауы;Электрондық пошта\nТОО «Ёлка»;a@b.kz\n'), [elka]],
  ['English headings', utf8('E-Mail Address,Company Name,Phone\na@b.kz,ТОО «Ёлка»,77010000000\n'), [elka]],
  [
    '«Наименование» beside «БИН»',
    utf8('БИН организации;Наименование;Эл. почта\n010203040506;ТОО «Ёлка»;a@b.kz\n'),
    [elka],
  ],
  [
    'a person beside the organisation',
    utf8('Контактное лицо (ФИО);Телефон;Клиент;Email\nСерик;8701;ТОО «Ёлка»;a@b.kz\n'),
    [elka],
  ],
  [
    'a title above the head',
    utf8('Реестр клиентов на 1 ноября;;\n;;\nОрганизация;Город;Почта\nТОО «Ёлка»;Алматы;a@b.kz\n'),
    [elka],
  ],
  [
    'titles that name the customers, above a head in short',
    utf8('Список контрагентов;;;\nПериод: 2026;;;\nНаименование;БИН;Телефон;Эл. адрес\nТОО «Ёлка»;1;8701;a@b.kz\n'),
    [elka],
  ],
  ['a title above one heading', utf8('Клиенты фирмы 2026;\n;E-mail\nТОО «Ёлка»;a@b.kz\n'), [elka]],
  [
    "the partner's own addresses before those of the customers",
    utf8(
      'Куратор;Эл. почта куратора;Клиент;Эл. почта\nКим;p@my.kz;ТОО «Ёлка»;a@b.kz\nКим;p@my.kz;ИП Серик Ахметов;c@d.kz\n',
    ),
    names,
  ],
  [
    'two columns of addresses, the fuller one to the right',
    utf8('Клиент;Почта директора;Почта бухгалтера\nТОО «Ёлка»;d@b.kz;a@b.kz\nИП Серик Ахметов;;c@d.kz\n'),
    names,
  ],
  ['a title of several cells', utf8('Отчёт;2026;ноябрь\nКлиент;Город;Почта\nТОО «Ёлка»;Алматы;a@b.kz\n'), [elka]],
  [
    'the firm of the partner in a column of its own',
    utf8('Организация;Контрагент;Почта\nМы;ТОО «Ёлка»;a@b.kz\nМы;ИП Серик Ахметов;c@d.kz\nМы;КХ Дала;e@f.kz\n'),
    [...names, 'КХ Дала'],
  ],
  ...['Вид контрагента', 'Статус клиента', 'Тип организации', 'Директор организации', 'Customer Type'].map(
    (heading): File => [
      `«${heading}» before the name`,
      utf8(`${heading};Наименование;Почта\nНовый;ТОО «Ёлка»;a@b.kz\nПрежний;ИП Серик Ахметов;c@d.kz\n`),
      names,
    ],
  ),
  [
    'texts that a spreadsheet may not take for numbers',
    utf8('Клиент;Почта;Заметка\n="ТОО «Ёлка»";="a@b.kz";="007"\n"=""ИП """"Серик""""""";c@d.kz;\n'),
    [elka, 'ИП "Серик"'],
  ],
  [
    'spaces before the quotes',
    utf8('Почта, Клиент, Заметка\na@b.kz, "Ёлка, ""Кедр"" и К", звонить\nc@d.kz, "Дала", "утром, в 9"\n'),
    ['Ёлка, "Кедр" и К', 'Дала'],
  ],
  ['columns in another order', utf8('Заметка;Почта;Тариф;Клиент\nзвонить;a@b.kz;Старт;ТОО «Ёлка»\n'), [elka]],
  ['extra and empty columns', utf8(';№;;Клиент;;Город;Почта;\n;1;;ТОО «Ёлка»;;Алматы;a@b.kz;\n'), [elka]],
  [
    'a heading nobody knows behind a second address',
    utf8('Почта;Почта бухгалтера;Хозяйство\na@b.kz;x@b.kz;ТОО «Ёлка»\nc@d.kz;y@d.kz;ИП Серик Ахметов\n'),
    names,
  ],
  [
    'a heading nobody knows behind dates and houses',
    utf8('Дата;Адрес;Арендатор;Почта\n1 мая;Абая 1;ТОО «Ёлка»;a@b.kz\n2 мая;Абая 2;ИП Серик Ахметов;c@d.kz\n'),
    names,
  ],
  ['headings nobody knows', utf8('Столбец1;Столбец2\nТОО «Ёлка»;a@b.kz\n'), [elka]],
  ['no head', utf8('ТОО «Ёлка»;a@b.kz\nИП Серик Ахметов;c@d.kz\n'), names],
  ['no head, the e-mail first', utf8('a@b.kz;ТОО «Ёлка»;77010000000\nc@d.kz;ИП Серик Ахметов;77010000001\n'), names],
  ['«Почта» that holds postal addresses', utf8('Клиент;Почта;Для писем\nТОО «Ёлка»;050000, Алматы;a@b.kz\n'), [elka]],
  ['a heading that music begins with', utf8('ID3;Клиент;Почта\n1;ТОО «Ёлка»;a@b.kz\n'), [elka]],
  [
    'an address in angle brackets in the first cell',
    utf8('<Клиент>;Почта\nТОО «Ёлка»;a@b.kz\n<ИП>;c@d.kz\n'),
    [elka, '<ИП>'],
  ],
  [
    'Ctrl+Z at the end',
    Buffer.concat([cp866(plain), Buffer.from([0x1a])]),
    names.map((name) => name.replace(/[«»]/g, '"')),
  ],
];

describe('a file of customers', () => {
  it.each<File>(files)('is read right: %s', async (_, bytes, expected, encoding) => {
    const found = await read(bytes);
    expect(found.rows.map((row) => [row.customerName, row.problems])).toEqual(expected.map((name) => [name, {}]));
    for (const row of found.rows) expect(row.email).toMatch(/^[a-z]+@[a-z]+\.kz$/);
    if (encoding) expect(found.encoding).toBe(encoding);
  });

  it.each([
    ['UTF-8', utf8],
    ['UTF-16', encodings['utf-16le']],
    ['UTF-16 BE', encodings['utf-16be']],
  ])('keeps no mark of its encoding in the first heading, however many there are: %s', async (_, encode) => {
    for (const marks of ['', '\uFEFF', '\uFEFF\uFEFF', '\uFEFF\uFEFF\uFEFF']) {
      const [heading] = await readTable(openText(encode(`${marks}${usual}`)));
      expect(heading?.cells).toEqual(['Клиент', 'Почта']);
    }
  });

  it('of ten thousand rows with the longest notes passes both limits', async () => {
    const row = `ТОО «${'Я'.repeat(50)}»;client@mail.example.kz;;${'ю'.repeat(500)}\n`;
    const bytes = utf8(`Клиент;Почта;Тариф;Заметка\n${row.repeat(10_000)}`);
    expect(bytes.length).toBeLessThanOrEqual(importLimits.fileBytes);
    expect(await readTable(openText(bytes))).toHaveLength(10_001);
  });
});

describe('a file that tells Windows-1251 from MacCyrillic by few letters', () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `ТОО «Компания ${index} из Алматы»;c${index}@mail.kz;договор и звонок\n`,
  );
  const camel = lines.map((line) => line.replace('Компания', 'КазСтройСервис'));

  it.each([
    ['x-mac-cyrillic', lines],
    ['windows-1251', lines],
    ['windows-1251', camel],
    ['x-mac-cyrillic', camel],
  ] as const)('is read as %s, names of several capitals too', async (encoding, rows) => {
    const found = await read(encodings[encoding](`Клиент;Почта;Заметка\n${rows.join('')}`));
    expect([found.encoding, found.rows[0]?.customerName]).toEqual([encoding, rows[0]?.split(';')[0]]);
  });
});

describe('a file of addresses alone', () => {
  it.each(['Контакт', 'Контакты', 'Contact'])('has no customer in its heading «%s»', async (heading) => {
    const found = await read(utf8(`${heading}\na@b.kz\nc@d.kz\n`));
    expect(found.rows.map(({ email }) => email)).toEqual(['a@b.kz', 'c@d.kz']);
  });

  it('takes a person headed «Контакт» for no address', async () => {
    const found = await read(utf8('Клиент;Контакт;Почта\nТОО «Ёлка»;Серик;a@b.kz\n'));
    expect(found.rows.map(({ customerName, email }) => [customerName, email])).toEqual([['ТОО «Ёлка»', 'a@b.kz']]);
  });
});

describe('a file with a single Russian word', () => {
  it.each(['Ёж', 'Юг', 'УЮТ', 'юг', 'ОСА', 'Ёлка'])('of few letters is read as Windows-1251: «%s»', async (name) => {
    const found = await read(cp1251(`name;email\n${name};a@b.kz\n`));
    expect([found.encoding, found.rows[0]?.customerName]).toEqual(['windows-1251', name]);
  });

  it('of few letters that are none of Windows-1251 is read as the detector says', async () => {
    const found = await read(cp866('name;email\nМир;a@b.kz\n'));
    expect([found.encoding, found.rows[0]?.customerName]).toEqual(['ibm866', 'Мир']);
  });

  it.each(['windows-1251', 'koi8-r', 'ibm866'] as const)('that is a legal form is read as %s', async (encoding) => {
    for (const form of ['ИП', 'АО', 'ТОО']) {
      const found = await read(encodings[encoding](`name;email\n${form} Lee;a@b.kz\n`));
      expect([found.encoding, found.rows[0]?.customerName]).toEqual([encoding, `${form} Lee`]);
    }
  });
});

describe('a tariff', () => {
  it.each(['', '-', '—', 'нет', 'Без тарифа', 'Пробный', 'пробный период'])('%j is none', async (tariff) => {
    const { rows } = await read(utf8(`Клиент;Почта;Тариф\nКедр;k@k.kz;${tariff}\nЁлка;e@k.kz;Старт\n`));
    expect(rows.map(({ tariffName, problems }) => [tariffName, problems])).toEqual([
      ['', {}],
      ['Старт', {}],
    ]);
  });
});

describe('an address with a name before it', () => {
  it('is an address of its column, and the row says what to take away', async () => {
    const { rows } = await read(utf8('Клиент;Почта\nКедр;Иван Ким <k@k.kz>\nЁлка;e@k.kz, l@k.kz\n'));
    expect(rows.map(({ customerName, email }) => [customerName, email])).toEqual([
      ['Кедр', 'Иван Ким <k@k.kz>'],
      ['Ёлка', 'e@k.kz, l@k.kz'],
    ]);
    expect(rows.map(({ problems }) => problems.email)).toEqual([
      expect.stringMatching(/Оставьте только адрес/),
      expect.stringMatching(/нужен один адрес/),
    ]);
  });
});

import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, field, groupSums, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

const receipt = (
  number: string,
  time: string,
  shop: string,
  cashier: string,
  items: number,
  sum: number,
  pay: string,
): StandRow => [number, time, shop, cashier, pay, items, sum];
const receipts: StandTable = {
  columns: [
    column.strong('Чек'),
    column.text('Время'),
    column.text('Магазин'),
    column.text('Кассир'),
    column.text('Оплата'),
    column.count('Позиций'),
    column.money('Сумма, ₸'),
  ],
  rows: [
    receipt('Чек 20431', '14:18', 'На Сарыарке', 'Айгерим С.', 7, 12_840, 'Карта'),
    receipt('Чек 20430', '14:15', 'На Сарыарке', 'Айгерим С.', 2, 1_190, 'Наличные'),
    receipt('Чек 11876', '14:12', 'У вокзала', 'Павел Д.', 4, 6_420, 'Карта'),
    receipt('Чек 20429', '14:09', 'На Сарыарке', 'Лаура К.', 11, 24_310, 'Карта'),
    receipt('Чек 08204', '14:07', 'В посёлке', 'Ольга Ч.', 5, 5_760, 'Наличные'),
    receipt('Чек 11875', '14:02', 'У вокзала', 'Павел Д.', 1, 690, 'Наличные'),
    receipt('Чек 20428', '13:58', 'На Сарыарке', 'Лаура К.', 6, 9_450, 'Смешанная'),
    receipt('Чек 08203', '13:51', 'В посёлке', 'Ольга Ч.', 9, 14_080, 'Карта'),
    receipt('Чек 11874', '13:49', 'У вокзала', 'Павел Д.', 3, 3_870, 'Карта'),
    receipt('Чек 20427', '13:44', 'На Сарыарке', 'Айгерим С.', 8, 17_620, 'Карта'),
    receipt('Чек 11873', '13:40', 'У вокзала', 'Павел Д.', 2, 2_180, 'Наличные'),
  ],
};

/** What to order: sales a day × days to cover, less what is there, in whole packs. */
const hint = (name: string, supplier: string, stock: number, aDay: number, pack: number, price: number): StandRow => {
  const missing = Math.max(aDay * 7 - stock, 0);
  const amount = Math.ceil(missing / pack) * pack;
  const days = Math.floor(stock / aDay);
  return [
    name,
    supplier,
    stock,
    days,
    amount,
    amount * price,
    stock === 0 ? 'Нет в наличии' : days < 3 ? 'Мало' : 'Хватает',
  ];
};
const hints: StandTable = {
  columns: [
    column.strong('Товар'),
    column.text('Поставщик'),
    column.number('Остаток'),
    column.number('Хватит, дней'),
    column.number('Заказать'),
    column.money('Сумма, ₸'),
    column.status('Наличие'),
  ],
  rows: [
    hint('Молоко 3,2 %, 1 л', 'Молочный двор', 46, 38, 12, 410),
    hint('Кефир, 0,9 л', 'Молочный двор', 31, 14, 12, 395),
    hint('Хлеб формовой', 'Пекарня «Колос»', 18, 52, 10, 165),
    hint('Лепёшка домашняя', 'Пекарня «Колос»', 0, 21, 10, 140),
    hint('Яйцо С1, десяток', 'Птичник', 64, 17, 30, 520),
    hint('Рис круглый, 1 кг', 'Северный опт', 112, 8, 10, 445),
    hint('Масло подсолнечное, 1 л', 'Северный опт', 25, 9, 15, 690),
    hint('Сахар, 1 кг', 'Северный опт', 58, 16, 10, 385),
    hint('Чай чёрный, 100 пакетиков', 'Северный опт', 33, 4, 6, 1_280),
    hint('Вода питьевая, 5 л', 'Родник-2', 12, 11, 4, 340),
  ],
};

const day = (name: string, main: number, station: number, village: number, checks: number): StandRow => {
  const all = main + station + village;
  return [name, main, station, village, all, checks, Math.round(all / checks)];
};
const days: StandRow[] = [
  day('14 ноября', 1_148_300, 612_400, 288_900, 702),
  day('15 ноября', 1_206_500, 655_100, 301_700, 731),
  day('16 ноября', 842_700, 498_200, 224_600, 566),
  day('17 ноября', 815_900, 471_300, 231_800, 549),
  day('18 ноября', 861_400, 503_600, 219_400, 571),
  day('19 ноября', 889_200, 488_000, 240_300, 580),
];

const line = (name: string, expected: number, came: number, price: number, shelf: number): StandRow => [
  name,
  expected,
  came,
  price,
  came * price,
  shelf,
  percentOf(shelf - price, price),
];
const lines: StandTable = {
  columns: [
    column.strong('Товар'),
    column.count('По накладной'),
    column.count('Пришло'),
    column.price('Цена, ₸'),
    column.money('Сумма, ₸'),
    column.price('В продаже, ₸'),
    column.percent('Наценка'),
  ],
  rows: [
    line('Молоко 3,2 %, 1 л', 240, 240, 410, 520),
    line('Кефир, 0,9 л', 72, 72, 395, 495),
    line('Сметана 20 %, 400 г', 96, 94, 610, 780),
    line('Творог 9 %, 500 г', 60, 60, 1_040, 1_330),
    line('Масло сливочное, 180 г', 48, 48, 1_180, 1_490),
  ],
};
const came = sumOf(lines.rows, 4);
const shelf = lines.rows.reduce((sum, row) => sum + numberIn(row, 2) * numberIn(row, 5), 0);
const yesterday = days.at(-1) ?? [];

/** «Розничная торговля 3.0»: three grocery shops. */
export const rtl3Screens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Магазины',
    icon: 'home',
    heading: 'Все магазины',
    lead: 'Пятница, 20 ноября 2026 года, 14:20',
    figures: [
      { label: 'Выручка за вчера', value: numberIn(yesterday, 4), kind: 'money', hint: 'три магазина' },
      { label: 'Средний чек', value: numberIn(yesterday, 6), kind: 'money', hint: `чеков: ${numberIn(yesterday, 5)}` },
      { label: 'К заказу на неделю', value: sumOf(hints.rows, 5), kind: 'money', hint: 'по остаткам и продажам' },
      {
        label: 'Кончается товаров',
        value: hints.rows.filter((row) => row[6] !== 'Хватает').length,
        kind: 'count',
        hint: 'меньше трёх дней',
      },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Заказать лепёшку и хлеб до 16:00', due: '2026-11-20', state: 'Сегодня', screen: 'hints' },
      { text: 'Принять машину от «Молочного двора»', due: '2026-11-20', state: 'Сегодня', screen: 'card' },
      { text: 'Напечатать ценники на выходные', due: '2026-11-20', state: 'В работе', screen: 'card' },
      { text: 'Списать йогурты со сроком до 22 ноября', due: '2026-11-22', state: 'Скоро срок', screen: 'hints' },
      { text: 'Инвентаризация: магазин у вокзала', due: '2026-11-24', state: 'План', screen: 'report' },
    ],
    shares: {
      title: 'Выручка за шесть дней',
      kind: 'money',
      parts: [
        { label: 'На Сарыарке', value: sumOf(days, 1) },
        { label: 'У вокзала', value: sumOf(days, 2) },
        { label: 'В посёлке', value: sumOf(days, 3) },
      ],
    },
    latest: { title: 'Последние чеки', table: withoutTotals(receipts, 3) },
  },
  {
    id: 'receipts',
    kind: 'journal',
    menu: 'Чеки',
    icon: 'money',
    heading: 'Чеки',
    lead: 'Сегодня с 13:40',
    filters: [
      'Магазин: все',
      'Смена: текущие',
      `Оплата: ${groupSums(receipts.rows, 4, 6)
        .map((one) => one.label.toLowerCase())
        .join(', ')}`,
    ],
    table: receipts,
  },
  {
    id: 'hints',
    kind: 'journal',
    menu: 'Что заказать',
    icon: 'truck',
    heading: 'Что заказать',
    lead: 'Запас на неделю по продажам последних 14 дней',
    filters: ['Магазин: на Сарыарке', 'Поставщик: все', 'Кратность: по упаковкам'],
    table: hints,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Приём товара',
    icon: 'box',
    heading: 'Приём товара № 2206',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Принять и закрыть', screen: 'hints' },
    state: 'Расхождение',
    fields: [
      field.choice('Поставщик', ['Молочный двор', 'Пекарня «Колос»', 'Северный опт']),
      field.computed('Накладная', 'СНТ 004880 от 20.11.2026'),
      field.choice('Магазин', ['На Сарыарке', 'У вокзала', 'В посёлке']),
      field.text('Принял', 'Лаура К.'),
      field.choice('Наценка', ['По группам товаров', 'По документу']),
      field.choice('Ценники', ['Печатать изменившиеся', 'Печатать все', 'Не печатать']),
    ],
    rowsTitle: 'Товары',
    table: lines,
    summary: [
      { label: 'В розничных ценах', value: shelf },
      { label: 'Наценка', value: shelf - came },
      { label: 'К оплате поставщику', value: came },
    ],
    back: { label: 'К закупкам', screen: 'hints' },
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Выручка',
    icon: 'chart',
    heading: 'Выручка по дням',
    lead: 'С 14 по 19 ноября 2026 года',
    chart: {
      form: 'columns',
      title: 'Все магазины',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Выручка'],
      groups: days.map((row) => ({ label: String(row[0]).replace(' ноября', ' ноя'), values: [numberIn(row, 4)] })),
    },
    table: {
      columns: [
        column.strong('День'),
        column.money('На Сарыарке, ₸'),
        column.money('У вокзала, ₸'),
        column.money('В посёлке, ₸'),
        column.money('Всего, ₸'),
        column.count('Чеков'),
        column.price('Средний чек, ₸'),
      ],
      rows: days,
    },
  },
];

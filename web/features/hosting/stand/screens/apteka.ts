import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

const TODAY = '2026-11-20';
const DAY_MS = 86_400_000;

/** Whole days from today to the day; below zero when it is over. */
function daysLeft(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(TODAY)) / DAY_MS);
}
function shelfState(day: string): string {
  const left = daysLeft(day);
  if (left < 0) return 'Просрочено';
  if (left <= 30) return 'До 30 дней';
  return left <= 90 ? 'До 90 дней' : 'Годен';
}

const pack = (name: string, series: string, until: string, count: number, price: number, shelf: number): StandRow => [
  name,
  series,
  until,
  count,
  price,
  shelf,
  count * shelf,
  shelfState(until),
];
/** Names are international non-proprietary ones, which are no trade marks. */
const stock: StandTable = {
  columns: [
    column.strong('Препарат'),
    column.code('Серия'),
    column.date('Годен до'),
    column.count('Остаток'),
    column.price('Закупка, ₸'),
    column.price('В продаже, ₸'),
    column.money('На сумму, ₸'),
    column.status('Срок'),
  ],
  rows: [
    pack('Амоксициллин, капсулы 500 мг', '240611', '2026-12-14', 18, 1_120, 1_390),
    pack('Ибупрофен, таблетки 400 мг', '251003', '2028-03-31', 64, 780, 980),
    pack('Лоратадин, таблетки 10 мг', '250412', '2027-02-02', 42, 540, 690),
    pack('Метформин, таблетки 850 мг', '250908', '2028-01-31', 57, 1_460, 1_790),
    pack('Омепразол, капсулы 20 мг', '240902', '2027-01-20', 26, 820, 1_050),
    pack('Парацетамол, таблетки 500 мг', '251118', '2029-05-31', 120, 310, 420),
    pack('Парацетамол, сироп детский', '240523', '2026-12-05', 9, 960, 1_240),
    pack('Сальбутамол, аэрозоль', '250617', '2027-09-30', 15, 1_890, 2_310),
    pack('Цетиризин, капли', '240818', '2027-01-31', 11, 1_340, 1_680),
    pack('Эналаприл, таблетки 10 мг', '250725', '2028-06-30', 73, 620, 790),
    pack('Аскорбиновая кислота, драже', '250930', '2027-12-31', 96, 240, 340),
  ],
};
const soon = (row: StandRow) => row[7] === 'До 30 дней' || row[7] === 'До 90 дней';

const receipt = (
  number: string,
  day: string,
  supplier: string,
  waybill: string,
  series: number,
  sum: number,
  state: string,
): StandRow => [number, day, supplier, waybill, series, sum, state];
const line = (name: string, series: string, until: string, count: number, price: number, limit: number): StandRow => [
  name,
  series,
  until,
  count,
  price,
  limit,
  count * price,
  price > limit ? 'Проверить' : daysLeft(until) < 365 ? 'Скоро срок' : 'Принято',
];
const lines: StandTable = {
  columns: [
    column.strong('Препарат'),
    column.code('Серия'),
    column.date('Годен до'),
    column.count('Упаковок'),
    column.price('Цена, ₸'),
    column.price('Предельная, ₸'),
    column.money('Сумма, ₸'),
    column.status('Проверка'),
  ],
  rows: [
    line('Азитромицин, капсулы 250 мг', '260204', '2029-01-31', 24, 1_540, 1_720),
    line('Амлодипин, таблетки 5 мг', '260117', '2028-12-31', 36, 690, 810),
    line('Инсулин, раствор для инъекций', '260811', '2028-07-31', 12, 6_180, 6_900),
    line('Ибупрофен, суспензия детская', '250304', '2027-02-28', 20, 1_310, 1_480),
    line('Панкреатин, капсулы', '260425', '2028-04-30', 30, 1_960, 1_940),
    line('Хлоргексидин, раствор', '260702', '2029-06-30', 48, 185, 230),
  ],
};
const receiptSum = sumOf(lines.rows, 6);
const receipts: StandTable = {
  columns: [
    column.strong('Приёмка'),
    column.date('Дата'),
    column.text('Поставщик'),
    column.text('Накладная'),
    column.count('Серий'),
    column.money('Сумма, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    receipt(
      'Приёмка 1204',
      '2026-11-20',
      'Склад «Панацея-опт»',
      'СНТ 091142',
      lines.rows.length,
      receiptSum,
      'Проверить',
    ),
    receipt('Приёмка 1203', '2026-11-19', 'ТОО «Медикал Трейд-9»', 'СНТ 091098', 14, 412_600, 'Принята'),
    receipt('Приёмка 1202', '2026-11-18', 'Склад «Панацея-опт»', 'СНТ 091020', 22, 687_940, 'Принята'),
    receipt('Приёмка 1201', '2026-11-17', 'ТОО «Травы Алатау-3»', 'СНТ 090977', 9, 96_300, 'Принята'),
    receipt('Приёмка 1200', '2026-11-16', 'ТОО «Медикал Трейд-9»', 'СНТ 090941', 18, 503_150, 'Принята'),
    receipt('Приёмка 1199', '2026-11-13', 'Склад «Панацея-опт»', 'СНТ 090866', 31, 824_480, 'Принята'),
    receipt('Приёмка 1198', '2026-11-12', 'ТОО «Медикал Трейд-9»', 'СНТ 090815', 7, 158_700, 'Принята'),
  ],
  opens: { value: 'Приёмка 1204', screen: 'card' },
};

const recipes: StandTable = {
  columns: [
    column.date('Дата'),
    column.strong('Рецепт'),
    column.text('Препарат'),
    column.text('Врач'),
    column.count('Упаковок'),
    column.status('Состояние'),
  ],
  rows: [
    ['2026-11-20', 'Р-00418', 'Амоксициллин, капсулы 500 мг', 'Сеитова А. Б., терапевт', 2, 'Отпущен'],
    ['2026-11-20', 'Р-00417', 'Инсулин, раствор для инъекций', 'Пак Ю. Д., эндокринолог', 3, 'Ждёт'],
    ['2026-11-19', 'Р-00416', 'Метформин, таблетки 850 мг', 'Пак Ю. Д., эндокринолог', 4, 'Отпущен'],
    ['2026-11-19', 'Р-00415', 'Сальбутамол, аэрозоль', 'Климов О. Т., пульмонолог', 1, 'Отпущен'],
    ['2026-11-18', 'Р-00414', 'Эналаприл, таблетки 10 мг', 'Сеитова А. Б., терапевт', 3, 'Отпущен'],
    ['2026-11-18', 'Р-00413', 'Азитромицин, капсулы 250 мг', 'Нургали М. С., педиатр', 1, 'Отпущен'],
    ['2026-11-17', 'Р-00412', 'Амоксициллин, капсулы 500 мг', 'Нургали М. С., педиатр', 1, 'Отпущен'],
    ['2026-11-16', 'Р-00411', 'Метформин, таблетки 850 мг', 'Пак Ю. Д., эндокринолог', 2, 'Отпущен'],
  ],
};

const DAYS = ['13 ноября', '14 ноября', '15 ноября', '16 ноября', '17 ноября', '18 ноября', '19 ноября'] as const;
const income = [318_400, 402_650, 287_900, 305_120, 296_740, 331_480, 344_910];
const checks = [214, 251, 188, 206, 199, 221, 232];
const recipeShare = [96_300, 98_200, 61_400, 94_800, 92_150, 101_700, 108_260];
const byDay: StandRow[] = DAYS.map((day, index) => {
  const all = income[index] ?? 0;
  const count = checks[index] ?? 1;
  return [day, count, all, recipeShare[index] ?? 0, percentOf(recipeShare[index] ?? 0, all), Math.round(all / count)];
});

/** «Учёт для аптек»: one pharmacy with series and expiry dates. */
export const aptekaScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Аптека на Садовой',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Выручка за вчера', value: income.at(-1) ?? 0, kind: 'money', hint: `чеков: ${checks.at(-1) ?? 0}` },
      { label: 'Товара на сумму', value: sumOf(stock.rows, 6), kind: 'money', hint: 'в розничных ценах, витрина 1' },
      {
        label: 'Скоро кончится срок',
        value: sumOf(stock.rows, 6, soon),
        kind: 'money',
        hint: `серий: ${stock.rows.filter(soon).length}, из них до 30 дней: ${countOf(stock.rows, 7, 'До 30 дней')}`,
      },
      {
        label: 'Рецептов за неделю',
        value: recipes.rows.length,
        kind: 'count',
        hint: `ждут: ${countOf(recipes.rows, 5, 'Ждёт')}`,
      },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Цена панкреатина выше предельной, приёмка 1204', due: '2026-11-20', state: 'Проверить', screen: 'card' },
      { text: 'Снизить цену: парацетамол, сироп детский', due: '2026-11-20', state: 'Сегодня', screen: 'stock' },
      { text: 'Отпустить инсулин по рецепту Р-00417', due: '2026-11-20', state: 'Ждёт', screen: 'recipes' },
      { text: 'Вернуть амоксициллин серии 240611 поставщику', due: '2026-11-24', state: 'Скоро срок', screen: 'stock' },
      { text: 'Записать температуру холодильника', due: '2026-11-20', state: 'По графику', screen: 'start' },
    ],
    shares: {
      title: 'Товар по срокам годности',
      kind: 'money',
      parts: [
        { label: 'Больше 90 дней', value: sumOf(stock.rows, 6, (row) => row[7] === 'Годен') },
        { label: 'От 31 до 90 дней', value: sumOf(stock.rows, 6, (row) => row[7] === 'До 90 дней') },
        { label: 'До 30 дней', value: sumOf(stock.rows, 6, (row) => row[7] === 'До 30 дней') },
      ],
    },
    latest: { title: 'Последние приёмки', table: withoutTotals(receipts, 2) },
  },
  {
    id: 'stock',
    kind: 'journal',
    menu: 'Серии и сроки',
    icon: 'box',
    heading: 'Остатки по сериям и срокам',
    lead: 'Витрина 1, на сегодня',
    filters: ['Место: витрина 1', 'Срок: любой', 'Рецептурные: все'],
    table: stock,
  },
  {
    id: 'receipts',
    kind: 'journal',
    menu: 'Приёмка',
    icon: 'truck',
    heading: 'Приёмка товара',
    lead: 'С 12 по 20 ноября 2026 года',
    action: { label: 'Принять накладную', screen: 'card' },
    filters: ['Поставщик: все', 'Состояние: любое'],
    table: receipts,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Приёмка № 1204',
    icon: 'scan',
    heading: 'Приёмка № 1204',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Принять и закрыть', screen: 'receipts' },
    state: 'Проверить',
    fields: [
      field.computed('Поставщик', 'Склад «Панацея-опт»'),
      field.computed('Накладная', 'СНТ 091142 от 19.11.2026'),
      field.choice('Место хранения', ['Материальная комната', 'Холодильник', 'Витрина 1']),
      field.choice('Принимает', ['Бектурова С. А., фармацевт', 'Ивлева Н. К., провизор']),
      field.text('Температура при приёмке, °C', '5,2'),
      field.choice('Если цена выше предельной', ['Вернуть позицию', 'Отложить до ответа поставщика']),
    ],
    rowsTitle: 'Серии',
    table: lines,
    summary: [
      { label: 'К проверке', value: sumOf(lines.rows, 6, (row) => row[7] === 'Проверить') },
      { label: 'Всего по накладной', value: receiptSum },
    ],
    back: { label: 'К приёмкам', screen: 'receipts' },
  },
  {
    id: 'recipes',
    kind: 'journal',
    menu: 'Рецепты',
    icon: 'document',
    heading: 'Журнал рецептов',
    lead: 'С 16 по 20 ноября 2026 года',
    filters: ['Врач: все', 'Состояние: любое'],
    table: recipes,
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Выручка',
    icon: 'chart',
    heading: 'Выручка по дням',
    lead: 'С 13 по 19 ноября 2026 года',
    chart: {
      form: 'columns',
      title: 'Всего и по рецептам',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Всего', 'По рецептам'],
      groups: byDay.map((row) => ({
        label: String(row[0]).replace(' ноября', '.11'),
        values: [numberIn(row, 2), numberIn(row, 3)],
      })),
    },
    table: {
      columns: [
        column.strong('День'),
        column.count('Чеков'),
        column.money('Выручка, ₸'),
        column.money('По рецептам, ₸'),
        column.percent('Доля рецептов'),
        column.price('Средний чек, ₸'),
      ],
      rows: byDay,
    },
  },
];

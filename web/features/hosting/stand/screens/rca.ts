import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';
import { vatInside } from './rates.ts';

const room = (
  name: string,
  floor: number | null,
  area: number,
  tenant: string | null,
  rate: number,
  state: string,
): StandRow => [name, floor, area, tenant, rate, tenant ? Math.round(area * rate) : null, state];
const rooms: StandTable = {
  columns: [
    column.strong('Помещение'),
    column.number('Этаж'),
    column.amount('Площадь, м²'),
    column.text('Арендатор'),
    column.price('Ставка, ₸/м²'),
    column.money('Аренда в месяц, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    room('101, торговый зал', 1, 184.5, 'ТОО «Дом сладостей»', 9_200, 'Действует'),
    room('102, кофейня', 1, 62, 'ИП Соловьёва Е. П.', 10_500, 'Действует'),
    room('103, торговый зал', 1, 96, 'ТОО «Степной ветер»', 9_200, 'Заканчивается'),
    room('104, киоск', 1, 12, null, 11_000, 'Свободно'),
    room('201, офис', 2, 48.5, 'ТОО «Аршалы Тур»', 6_800, 'Действует'),
    room('202, офис', 2, 35, 'ИП Ли С. В.', 6_800, 'Действует'),
    room('203, офис', 2, 74, 'ТОО «Мост и К»', 6_500, 'Действует'),
    room('204, офис', 2, 52, null, 6_800, 'На ремонте'),
    room('301, офис', 3, 120, 'АО «Сигнал-7»', 6_200, 'Действует'),
    room('302, офис', 3, 88, 'ТОО «Кленовый дом»', 6_200, 'Заканчивается'),
    room('Склад С-1', null, 240, 'ТОО «Степной ветер»', 3_100, 'Действует'),
  ],
};
const isLet = (row: StandRow) => typeof row[3] === 'string';
const area = sumOf(rooms.rows, 2);
const areaLet = sumOf(rooms.rows, 2, isLet);

const POWER_RATE = 34;
const meter = (name: string, place: string, before: number, now: number): StandRow => [
  name,
  place,
  before,
  now,
  now - before,
  POWER_RATE,
  (now - before) * POWER_RATE,
];
const meters: StandTable = {
  columns: [
    column.strong('Прибор'),
    column.text('Помещение'),
    column.number('Было, кВт·ч'),
    column.number('Стало, кВт·ч'),
    column.count('Расход, кВт·ч'),
    column.price('Тариф, ₸'),
    column.money('Сумма, ₸'),
  ],
  rows: [
    meter('Э-1011', '101, торговый зал', 48_210, 52_398),
    meter('Э-1012', '102, кофейня', 20_116, 21_916),
    meter('Э-1013', '103 и склад С-1', 33_870, 35_580),
    meter('Э-2011', '201, офис', 7_405, 7_900),
    meter('Э-2012', '202, офис', 5_612, 5_942),
    meter('Э-2013', '203, офис', 9_038, 9_788),
    meter('Э-3011', '301, офис', 15_290, 16_580),
    meter('Э-3012', '302, офис', 11_704, 12_604),
  ],
};

/** A month of one tenant; `paid` null is the whole sum. */
const charge = (tenant: string, meterName: string, heat: number, paid: number | null): StandRow => {
  const rent = sumOf(rooms.rows, 5, (row) => row[3] === tenant);
  const power = sumOf(meters.rows, 6, (row) => row[0] === meterName);
  const all = rent + power + heat;
  const state = paid === null ? 'Оплачено' : paid > 0 ? 'Частично' : 'Долг';
  return [tenant, rent, power, heat, all, paid ?? all, all - (paid ?? all), state];
};
const charges: StandTable = {
  columns: [
    column.strong('Арендатор'),
    column.money('Аренда, ₸'),
    column.money('Электричество, ₸'),
    column.money('Тепло и вода, ₸'),
    column.money('Всего, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Долг, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    charge('ТОО «Дом сладостей»', 'Э-1011', 88_560, null),
    charge('ИП Соловьёва Е. П.', 'Э-1012', 29_760, null),
    charge('ТОО «Степной ветер»', 'Э-1013', 121_000, 900_000),
    charge('ТОО «Аршалы Тур»', 'Э-2011', 23_280, null),
    charge('ИП Ли С. В.', 'Э-2012', 16_800, null),
    charge('ТОО «Мост и К»', 'Э-2013', 35_520, 0),
    charge('АО «Сигнал-7»', 'Э-3011', 57_600, null),
    charge('ТОО «Кленовый дом»', 'Э-3012', 42_240, null),
  ],
  opens: { value: 'ТОО «Степной ветер»', screen: 'card' },
};

const MONTHS = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь'] as const;
const chargedBefore = [6_702_400, 6_688_900, 6_730_600, 6_811_200, 6_960_300];
const paidBefore = [6_702_400, 6_640_900, 6_730_600, 6_690_000, 6_780_300];
const byMonth: StandRow[] = MONTHS.map((month, index) => {
  const charged = chargedBefore[index] ?? sumOf(charges.rows, 4);
  const paid = paidBefore[index] ?? sumOf(charges.rows, 5);
  return [month, charged, paid, charged - paid, percentOf(paid, charged)];
});

const contractRows: StandTable = {
  columns: [
    column.strong('Помещение'),
    column.amount('Площадь, м²'),
    column.price('Ставка, ₸/м²'),
    column.money('В месяц, ₸'),
  ],
  rows: rooms.rows
    .filter((row) => row[3] === 'ТОО «Степной ветер»')
    .map((row) => [row[0] ?? '', row[2] ?? 0, row[4] ?? 0, row[5] ?? 0]),
};
const contractSum = sumOf(contractRows.rows, 3);

/** «Расчёты с арендаторами»: a small business centre. */
export const rcaScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Деловой центр «Тополь»',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Сдано площади', value: percentOf(areaLet, area), kind: 'percent', hint: 'по договорам на сегодня' },
      {
        label: 'Начислено за ноябрь',
        value: sumOf(charges.rows, 4),
        kind: 'money',
        hint: 'аренда и коммунальные услуги',
      },
      {
        label: 'Оплачено',
        value: sumOf(charges.rows, 5),
        kind: 'money',
        hint: `арендаторов: ${countOf(charges.rows, 7, 'Оплачено')} из ${charges.rows.length}`,
      },
      { label: 'Долг за ноябрь', value: sumOf(charges.rows, 6), kind: 'money', hint: 'срок оплаты прошёл 15 ноября' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Напомнить об оплате: ТОО «Мост и К»', due: '2026-11-20', state: 'Сегодня', screen: 'charges' },
      { text: 'Согласовать продление с ТОО «Степной ветер»', due: '2026-11-27', state: 'Скоро срок', screen: 'card' },
      { text: 'Показать киоск 104 двум заявителям', due: '2026-11-24', state: 'В работе', screen: 'rooms' },
      { text: 'Снять показания счётчиков', due: '2026-11-30', state: 'По графику', screen: 'meters' },
      { text: 'Принять ремонт в помещении 204', due: '2026-12-04', state: 'По графику', screen: 'rooms' },
    ],
    latest: {
      title: 'Не оплачено',
      table: withoutTotals({ ...charges, rows: charges.rows.filter((row) => row[7] !== 'Оплачено') }),
    },
    shares: {
      title: 'Площадь, м²',
      kind: 'amount',
      parts: [
        { label: 'Сдано', value: areaLet },
        { label: 'Свободно', value: sumOf(rooms.rows, 2, (row) => row[6] === 'Свободно') },
        { label: 'На ремонте', value: sumOf(rooms.rows, 2, (row) => row[6] === 'На ремонте') },
      ],
    },
  },
  {
    id: 'rooms',
    kind: 'journal',
    menu: 'Помещения',
    icon: 'building',
    heading: 'Помещения',
    lead: 'Площади, арендаторы и ставки с НДС',
    filters: ['Объект: деловой центр «Тополь»', 'Этаж: все', 'Состояние: любое'],
    table: rooms,
  },
  {
    id: 'charges',
    kind: 'journal',
    menu: 'Начисления',
    icon: 'money',
    heading: 'Начисления за ноябрь',
    lead: 'Срок оплаты — 15 ноября 2026 года',
    filters: ['Период: ноябрь 2026', 'Состояние оплаты: любое'],
    table: charges,
  },
  {
    id: 'meters',
    kind: 'journal',
    menu: 'Счётчики',
    icon: 'list',
    heading: 'Показания счётчиков',
    lead: 'Электроэнергия, ноябрь 2026 года',
    filters: ['Ресурс: электроэнергия', 'Период: ноябрь 2026'],
    table: meters,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Договор № 18',
    icon: 'card',
    heading: 'Договор аренды № 18',
    lead: 'от 1 декабря 2024 года',
    action: { label: 'Продлить и закрыть', screen: 'charges' },
    state: 'Заканчивается',
    fields: [
      field.choice('Арендатор', ['ТОО «Степной ветер»', 'ТОО «Дом сладостей»', 'АО «Сигнал-7»']),
      field.text('Действует до', '30.11.2026'),
      field.choice('Индексация', ['Раз в год, 8 %', 'Раз в год, по инфляции', 'Нет']),
      field.text('Срок оплаты', '15-е число'),
      field.computed('Обеспечительный платёж', '1 627 200 ₸'),
      field.choice('Коммунальные услуги', ['По счётчикам', 'По площади', 'Входят в ставку']),
    ],
    rowsTitle: 'Помещения по договору',
    table: contractRows,
    summary: [
      { label: 'Без НДС', value: contractSum - vatInside(contractSum) },
      { label: 'НДС 16 %', value: vatInside(contractSum) },
      { label: 'Аренда в месяц', value: contractSum },
    ],
    back: { label: 'К начислениям', screen: 'charges' },
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Начислено и оплачено',
    icon: 'chart',
    heading: 'Начислено и оплачено',
    lead: 'Июнь — ноябрь 2026 года',
    chart: {
      form: 'columns',
      title: 'По месяцам',
      unit: 'млн ₸',
      unitSize: 1_000_000,
      series: ['Начислено', 'Оплачено'],
      groups: byMonth.map((row) => ({ label: String(row[0]), values: [numberIn(row, 1), numberIn(row, 2)] })),
    },
    table: withoutTotals({
      columns: [
        column.strong('Месяц'),
        column.money('Начислено, ₸'),
        column.money('Оплачено, ₸'),
        column.money('Долг, ₸'),
        column.percent('Собрано'),
      ],
      rows: byMonth,
    }),
  },
];

import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

/** What the meeting of owners decided, tenge for a square metre a month; the second is above the lawful least. */
const UPKEEP_RATE = 65;
const REPAIR_RATE = 22;

/** A flat: debt before November, area and what came in November. */
const flat = (number: string, area: number, owner: string, before: number, paid: number): StandRow => {
  const upkeep = Math.round(area * UPKEEP_RATE);
  const repair = Math.round(area * REPAIR_RATE);
  const debt = before + upkeep + repair - paid;
  return [
    number,
    owner,
    area,
    upkeep,
    repair,
    before,
    paid,
    debt,
    debt <= 0 ? 'Оплачено' : before > 0 ? 'Долг' : 'Ожидается',
  ];
};
const flats: StandTable = {
  columns: [
    column.strong('Помещение'),
    column.text('Собственник'),
    column.amount('Площадь, м²'),
    column.money('Содержание, ₸'),
    column.money('Капремонт, ₸'),
    column.money('Долг на начало, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Осталось, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    flat('Кв. 1', 58.4, 'Аманова Б. С.', 0, 5_081),
    flat('Кв. 2', 42.1, 'Горин П. А.', 0, 3_663),
    flat('Кв. 3', 71.5, 'Досжанов Н. К.', 6_221, 12_442),
    flat('Кв. 4', 58.4, 'Ефимова Л. И.', 0, 0),
    flat('Кв. 5', 42.1, 'Жапарова А. М.', 3_663, 0),
    flat('Кв. 6', 71.5, 'Ким Р. Н.', 0, 6_221),
    flat('Кв. 7', 58.4, 'Лещенко В. О.', 15_243, 5_000),
    flat('Кв. 8', 42.1, 'Муканов Е. Т.', 0, 3_663),
    flat('Кв. 9', 71.5, 'Нечаева О. П.', 0, 6_221),
    flat('Кв. 10', 58.4, 'Оспанова Г. Ж.', 0, 0),
    flat('Офис 1Н', 118.6, 'ИП Тё А. В.', 0, 10_318),
    flat('Офис 2Н', 94.2, 'ТОО «Хлебная лавка»', 8_195, 8_195),
  ],
  opens: { value: 'Кв. 7', screen: 'card' },
};
const charged = sumOf(flats.rows, 3) + sumOf(flats.rows, 4);

const payments: StandTable = {
  columns: [
    column.date('Дата'),
    column.strong('Плательщик'),
    column.text('Назначение'),
    column.text('Помещение'),
    column.money('Сумма, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    ['2026-11-20', 'ТОО «Хлебная лавка»', 'Взнос за октябрь', 'Офис 2Н', 8_195, 'Разнесена'],
    ['2026-11-19', 'Лещенко Виталий', 'кв 7 частично', 'Кв. 7', 5_000, 'Разнесена'],
    ['2026-11-18', 'Нечаева Ольга', 'Тополиная 14-9', 'Кв. 9', 6_221, 'Разнесена'],
    ['2026-11-17', 'Досжанов Нурлан', 'за два месяца', 'Кв. 3', 12_442, 'Разнесена'],
    ['2026-11-16', 'Ким Роман', 'взнос ноябрь', 'Кв. 6', 6_221, 'Разнесена'],
    ['2026-11-13', 'ИП Тё А. В.', 'ОСИ, 1Н', 'Офис 1Н', 10_318, 'Разнесена'],
    ['2026-11-12', 'Муканов Ержан', 'содержание дома', 'Кв. 8', 3_663, 'Разнесена'],
    ['2026-11-11', 'Горин Пётр', 'кв 2', 'Кв. 2', 3_663, 'Разнесена'],
    ['2026-11-10', 'Аманова Ботагоз', 'кв. 1, ноябрь', 'Кв. 1', 5_081, 'Разнесена'],
    ['2026-11-10', 'Салимов Тимур', 'за маму', null, 5_081, 'Проверить'],
  ],
};

const expense = (name: string, year: number, spent: number): StandRow => [
  name,
  year,
  spent,
  year - spent,
  percentOf(spent, year),
];
const expenses: StandTable = {
  columns: [
    column.strong('Статья'),
    column.money('Смета на год, ₸'),
    column.money('Потрачено, ₸'),
    column.money('Осталось, ₸'),
    column.percent('Исполнено'),
  ],
  rows: [
    expense('Уборка подъезда и двора', 180_000, 150_000),
    expense('Обслуживание лифта', 132_000, 110_000),
    expense('Вознаграждение председателя', 120_000, 100_000),
    expense('Электричество мест общего пользования', 66_000, 58_900),
    expense('Мелкий ремонт и материалы', 54_000, 41_350),
    expense('Вывоз снега и крупного мусора', 36_000, 21_000),
    expense('Банк и бухгалтерия', 24_000, 20_000),
  ],
};

const MONTHS = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь'] as const;
const paidBefore = [66_240, 61_905, 64_880, 70_115, 63_480];
const byMonth: StandRow[] = MONTHS.map((month, index) => {
  const paid = paidBefore[index] ?? sumOf(flats.rows, 6);
  return [month, charged, paid, charged - paid, percentOf(paid, charged)];
});

const own = flats.rows.find((row) => row[0] === 'Кв. 7') ?? [];
const month = (name: string, upkeep: number, repair: number, paid: number): StandRow => [
  name,
  upkeep,
  repair,
  upkeep + repair,
  paid,
  upkeep + repair - paid,
];
const account: StandTable = {
  columns: [
    column.strong('Месяц'),
    column.money('Содержание, ₸'),
    column.money('Капремонт, ₸'),
    column.money('Начислено, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Разница, ₸'),
  ],
  rows: ['Август', 'Сентябрь', 'Октябрь', 'Ноябрь'].map((name) =>
    month(name, numberIn(own, 3), numberIn(own, 4), name === 'Ноябрь' ? numberIn(own, 6) : 0),
  ),
};

/** «Учёт для объединений собственников имущества»: one small house. */
export const osiScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Дом',
    icon: 'home',
    heading: 'Дом на Тополиной, 14',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Начислено за ноябрь', value: charged, kind: 'money', hint: `${UPKEEP_RATE} и ${REPAIR_RATE} ₸ за м²` },
      {
        label: 'Оплачено в ноябре',
        value: sumOf(flats.rows, 6),
        kind: 'money',
        hint: `оплатили: ${countOf(flats.rows, 8, 'Оплачено')} из ${flats.rows.length}`,
      },
      { label: 'Осталось собрать', value: sumOf(flats.rows, 7), kind: 'money', hint: 'вместе с прежними долгами' },
      { label: 'На капитальный ремонт', value: 2_184_600, kind: 'money', hint: 'сберегательный счёт' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Найти квартиру для оплаты «за маму»', due: '2026-11-20', state: 'Проверить', screen: 'payments' },
      { text: 'Напомнить о долге: квартира 7', due: '2026-11-23', state: 'В работе', screen: 'card' },
      { text: 'Разослать квитанции за ноябрь', due: '2026-11-25', state: 'По графику', screen: 'flats' },
      { text: 'Вывесить отчёт за октябрь', due: '2026-11-27', state: 'Скоро срок', screen: 'expenses' },
      { text: 'Подготовить смету на 2027 год к собранию', due: '2026-12-12', state: 'План', screen: 'expenses' },
    ],
    shares: {
      title: 'На что ушли взносы',
      kind: 'money',
      parts: [
        ...expenses.rows.slice(0, 4).map((row) => ({ label: String(row[0]), value: numberIn(row, 2) })),
        { label: 'Остальное', value: sumOf(expenses.rows.slice(4), 2) },
      ],
    },
    latest: { title: 'Последние оплаты', table: withoutTotals(payments, 2) },
  },
  {
    id: 'flats',
    kind: 'report',
    menu: 'Квартиры и взносы',
    icon: 'building',
    heading: 'Квартиры и взносы',
    lead: 'Ноябрь 2026 года, 12 лицевых счетов',
    table: flats,
  },
  {
    id: 'payments',
    kind: 'journal',
    menu: 'Оплаты',
    icon: 'money',
    heading: 'Оплаты из выписки банка',
    lead: 'Текущий счёт, с 10 по 20 ноября 2026 года',
    filters: ['Счёт: текущий', 'Показывать: все строки', `Проверить: ${countOf(payments.rows, 5, 'Проверить')}`],
    table: payments,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Лицевой счёт 7',
    icon: 'card',
    heading: 'Квартира 7',
    lead: 'Лицевой счёт 014-007',
    action: { label: 'Отправить напоминание', screen: 'flats' },
    state: 'Долг',
    fields: [
      field.text('Собственник', 'Лещенко Виталий Олегович'),
      field.computed('Площадь, м²', '58,4'),
      field.computed('Доля в общем имуществе', '7,42 %'),
      field.text('Телефон', '+7 (700) 000-00-07'),
      field.choice('Квитанция', ['Электронная почта', 'На бумаге', 'Обе']),
      field.choice('Договорённость', ['Частями до 31 января', 'Нет']),
    ],
    rowsTitle: 'Начисления и оплаты',
    table: account,
    summary: [
      { label: 'Начислено', value: sumOf(account.rows, 3) },
      { label: 'Оплачено', value: -sumOf(account.rows, 4) },
      { label: 'Долг на сегодня', value: sumOf(account.rows, 5) },
    ],
    back: { label: 'К квартирам', screen: 'flats' },
  },
  {
    id: 'expenses',
    kind: 'report',
    menu: 'Смета',
    icon: 'list',
    heading: 'Исполнение сметы',
    lead: 'Январь — октябрь 2026 года',
    chart: {
      form: 'bars',
      title: 'Потрачено',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Потрачено'],
      groups: expenses.rows.map((row) => ({ label: String(row[0]), values: [numberIn(row, 2)] })),
    },
    table: expenses,
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Сбор взносов',
    icon: 'chart',
    heading: 'Сбор взносов',
    lead: 'Июнь — ноябрь 2026 года, ноябрь до двадцатого',
    chart: {
      form: 'columns',
      title: 'Начислено и оплачено',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Начислено', 'Оплачено'],
      groups: byMonth.map((row) => ({ label: String(row[0]), values: [numberIn(row, 1), numberIn(row, 2)] })),
    },
    table: {
      columns: [
        column.strong('Месяц'),
        column.money('Начислено, ₸'),
        column.money('Оплачено, ₸'),
        column.money('Разница, ₸'),
        column.percent('Собрано'),
      ],
      rows: byMonth,
    },
  },
];

import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

const item = (code: string, name: string, plan: number, obliged: number, paid: number): StandRow => [
  code,
  name,
  plan,
  obliged,
  paid,
  plan - obliged,
  percentOf(paid, plan),
];
const plan: StandTable = {
  columns: [
    column.code('Специфика'),
    column.strong('Наименование'),
    column.money('План на год, ₸'),
    column.money('Обязательства, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Свободно, ₸'),
    column.percent('Освоено'),
  ],
  rows: [
    item('111', 'Оплата труда', 118_400_000, 118_400_000, 98_706_000),
    item('113', 'Компенсационные выплаты', 6_150_000, 6_150_000, 5_890_000),
    item('116', 'Пенсионные взносы работодателя', 4_144_000, 4_144_000, 3_454_700),
    item('122', 'Социальные отчисления', 5_328_000, 5_328_000, 4_441_800),
    item('124', 'Отчисления на медицинское страхование', 3_552_000, 3_552_000, 2_961_200),
    item('144', 'Топливо и горюче-смазочные материалы', 1_260_000, 1_050_000, 872_500),
    item('149', 'Прочие запасы', 3_480_000, 2_915_600, 2_644_300),
    item('151', 'Коммунальные услуги', 7_920_000, 7_640_000, 5_918_400),
    item('152', 'Услуги связи', 684_000, 684_000, 570_000),
    item('159', 'Прочие услуги и работы', 5_760_000, 4_835_000, 4_105_000),
    item('161', 'Командировки внутри страны', 940_000, 612_500, 612_500),
    item('414', 'Машины, оборудование и инструменты', 4_200_000, 3_987_200, 1_245_000),
  ],
};

const contract = (number: string, day: string, supplier: string, code: string, sum: number, paid: number): StandRow => [
  number,
  day,
  supplier,
  code,
  sum,
  paid,
  sum - paid,
  paid >= sum ? 'Исполнен' : 'Зарегистрирован',
];
const contracts: StandTable = {
  columns: [
    column.strong('Договор'),
    column.date('Дата'),
    column.text('Поставщик'),
    column.code('Специфика'),
    column.money('Сумма, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Осталось, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    contract('Договор 64', '2026-11-16', 'ТОО «Звук и сцена»', '414', 2_742_200, 0),
    contract('Договор 61', '2026-10-27', 'ИП Досанова М. Т.', '159', 480_000, 240_000),
    contract('Договор 58', '2026-10-12', 'ТОО «Краски и холст»', '149', 391_600, 391_600),
    contract('Договор 52', '2026-09-14', 'ТОО «Чистый двор»', '159', 1_155_000, 665_000),
    contract('Договор 47', '2026-08-24', 'ТОО «Школьный мир»', '414', 1_245_000, 1_245_000),
    contract('Договор 31', '2026-05-18', 'ИП Ли С. В.', '159', 860_000, 860_000),
    contract('Договор 12', '2026-01-19', 'Теплосеть', '151', 4_900_000, 3_618_400),
    contract('Договор 11', '2026-01-19', 'Водоканал', '151', 880_000, 742_000),
    contract('Договор 10', '2026-01-19', 'Электросеть', '151', 1_860_000, 1_558_000),
    contract('Договор 9', '2026-01-15', 'Оператор связи', '152', 684_000, 570_000),
  ],
  opens: { value: 'Договор 64', screen: 'card' },
};

const invoiceLines: StandTable = {
  columns: [
    column.strong('Наименование'),
    column.code('Специфика'),
    column.count('Количество'),
    column.price('Цена, ₸'),
    column.money('Сумма, ₸'),
  ],
  rows: (
    [
      ['Акустическая система', 2, 612_000],
      ['Микрофон вокальный', 6, 84_700],
      ['Микшерный пульт', 1, 738_000],
      ['Стойка и кабели, набор', 4, 68_000],
    ] as const
  ).map(([name, count, price]) => [name, '414', count, price, count * price]),
};
const invoiceSum = sumOf(invoiceLines.rows, 4);
const planFor414 = sumOf(plan.rows, 2, (row) => row[0] === '414');
const paidFor414 = sumOf(plan.rows, 4, (row) => row[0] === '414');

const asset = (keeper: string, place: string, count: number, value: number, worn: number): StandRow => [
  keeper,
  place,
  count,
  value,
  worn,
  value - worn,
];
const assets: StandTable = {
  columns: [
    column.strong('Ответственное лицо'),
    column.text('Где'),
    column.count('Единиц'),
    column.money('Стоимость, ₸'),
    column.money('Амортизация, ₸'),
    column.money('Остаточная, ₸'),
  ],
  rows: [
    asset('Абенова Р. К., завхоз', 'Здание, кладовая', 214, 31_480_000, 18_905_600),
    asset('Громов И. С., звукорежиссёр', 'Актовый зал', 58, 9_765_000, 4_211_300),
    asset('Исина Ж. А., художник', 'Изостудия', 73, 2_318_500, 1_640_200),
    asset('Лапина В. Н., костюмер', 'Костюмерная', 386, 5_904_000, 3_377_000),
    asset('Сейтов Д. М., инженер', 'Кабинет информатики', 41, 8_127_000, 5_602_400),
    asset('Яковлева Т. П., методист', 'Библиотека', 1_240, 3_655_000, 2_480_500),
  ],
};

const MONTHS = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь'] as const;
const planned = [13_650_000, 12_980_000, 11_740_000, 14_120_000, 14_480_000];
const spent = [13_402_000, 12_811_500, 11_215_000, 13_640_300, 14_002_800];
const byMonth: StandRow[] = MONTHS.map((month, index) => {
  const wanted = planned[index] ?? 0;
  const real = spent[index] ?? 0;
  return [month, wanted, real, wanted - real, percentOf(real, wanted)];
});

/** «Бухгалтерия для госучреждений»: a children's arts centre on the local budget. */
export const bguScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Начало работы',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'План на год', value: sumOf(plan.rows, 2), kind: 'money', hint: 'местный бюджет' },
      { label: 'Оплачено', value: sumOf(plan.rows, 4), kind: 'money', hint: 'с начала года' },
      {
        label: 'Освоение',
        value: percentOf(sumOf(plan.rows, 4), sumOf(plan.rows, 2)),
        kind: 'percent',
        hint: 'от годового плана',
      },
      { label: 'Свободный остаток', value: sumOf(plan.rows, 5), kind: 'money', hint: 'без обязательств' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Провести счёт к оплате по договору 64', due: '2026-11-23', state: 'Скоро срок', screen: 'card' },
      {
        text: 'Освоение по специфике 414 отстаёт от плана',
        due: '2026-11-20',
        state: 'Отстаёт от плана',
        screen: 'plan',
      },
      { text: 'Заявка на ноябрьскую заработную плату', due: '2026-11-27', state: 'По графику', screen: 'plan' },
      { text: 'Подписать инвентаризационные ведомости', due: '2026-11-30', state: 'В работе', screen: 'assets' },
      { text: 'Перенести остаток по специфике 161', due: '2026-12-04', state: 'План', screen: 'plan' },
    ],
    shares: {
      title: 'Оплачено с начала года',
      kind: 'money',
      parts: [
        { label: 'Оплата труда и выплаты', value: sumOf(plan.rows, 4, (row) => String(row[0]) < '116') },
        {
          label: 'Взносы и отчисления',
          value: sumOf(plan.rows, 4, (row) => String(row[0]) >= '116' && String(row[0]) < '140'),
        },
        { label: 'Запасы', value: sumOf(plan.rows, 4, (row) => row[0] === '144' || row[0] === '149') },
        {
          label: 'Услуги и командировки',
          value: sumOf(plan.rows, 4, (row) => String(row[0]) >= '151' && String(row[0]) < '200'),
        },
        { label: 'Оборудование', value: paidFor414 },
      ],
    },
    latest: { title: 'Последние договоры', table: withoutTotals(contracts, 2) },
  },
  {
    id: 'plan',
    kind: 'report',
    menu: 'План финансирования',
    icon: 'list',
    heading: 'Исполнение плана финансирования',
    lead: 'По обязательствам и платежам на 20 ноября 2026 года',
    table: plan,
  },
  {
    id: 'contracts',
    kind: 'journal',
    menu: 'Обязательства',
    icon: 'document',
    heading: 'Договоры и обязательства',
    lead: '2026 год, местный бюджет',
    action: { label: 'Счёт к оплате', screen: 'card' },
    filters: ['Источник: местный бюджет', 'Специфика: все', 'Состояние: любое'],
    table: contracts,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Счёт к оплате № 188',
    icon: 'card',
    heading: 'Счёт к оплате № 188',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Провести и закрыть', screen: 'contracts' },
    state: 'Подготовлен',
    fields: [
      field.computed('Поставщик', 'ТОО «Звук и сцена»'),
      field.computed('Договор', '64 от 16.11.2026'),
      field.choice('Программа', ['Дополнительное образование', 'Капитальные расходы']),
      field.choice('Специфика', ['414 — машины, оборудование', '149 — прочие запасы']),
      field.choice('Источник', ['Местный бюджет', 'Платные услуги', 'Благотворительная помощь']),
      field.text('Оплатить не позже', '04.12.2026'),
    ],
    rowsTitle: 'За что платим',
    table: invoiceLines,
    summary: [
      { label: 'План по специфике 414', value: planFor414 },
      { label: 'Оплачено раньше', value: paidFor414 },
      { label: 'Останется после оплаты', value: planFor414 - paidFor414 - invoiceSum },
      { label: 'К оплате', value: invoiceSum },
    ],
    back: { label: 'К обязательствам', screen: 'contracts' },
  },
  {
    id: 'assets',
    kind: 'journal',
    menu: 'Имущество',
    icon: 'box',
    heading: 'Имущество по ответственным лицам',
    lead: 'На 1 ноября 2026 года, перед инвентаризацией',
    filters: ['Вид: основные средства', 'Место: все'],
    table: assets,
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Освоение',
    icon: 'chart',
    heading: 'Освоение по месяцам',
    lead: 'Июнь — октябрь 2026 года',
    chart: {
      form: 'columns',
      title: 'План и платежи',
      unit: 'млн ₸',
      unitSize: 1_000_000,
      series: ['План', 'Платежи'],
      groups: byMonth.map((row) => ({ label: String(row[0]), values: [numberIn(row, 1), numberIn(row, 2)] })),
    },
    table: {
      columns: [
        column.strong('Месяц'),
        column.money('План, ₸'),
        column.money('Платежи, ₸'),
        column.money('Остаток, ₸'),
        column.percent('Освоено'),
      ],
      rows: byMonth,
    },
  },
];

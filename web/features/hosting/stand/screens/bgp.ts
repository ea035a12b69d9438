import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

const article = (part: string, name: string, year: number, plan: number, fact: number): StandRow => [
  part,
  name,
  year,
  plan,
  fact,
  fact - plan,
  percentOf(fact, plan),
];
const articleColumns = [
  column.text('Раздел'),
  column.strong('Статья'),
  column.money('План на год, ₸'),
  column.money('План за 10 месяцев, ₸'),
  column.money('Факт, ₸'),
  column.money('Отклонение, ₸'),
  column.percent('Исполнение'),
];
const income: StandRow[] = [
  article('Доходы', 'Государственное задание', 96_000_000, 80_000_000, 80_000_000),
  article('Доходы', 'Абонементы и разовые посещения', 74_400_000, 62_000_000, 65_318_400),
  article('Доходы', 'Договоры с организациями', 21_600_000, 18_000_000, 16_442_000),
  article('Доходы', 'Аренда помещений', 8_400_000, 7_000_000, 7_105_000),
];
const costs: StandRow[] = [
  article('Расходы', 'Оплата труда', 98_400_000, 82_000_000, 81_266_500),
  article('Расходы', 'Взносы и отчисления', 11_320_000, 9_430_000, 9_345_600),
  article('Расходы', 'Тепло, вода, электричество', 41_500_000, 33_900_000, 35_781_200),
  article('Расходы', 'Химия для воды и расходные материалы', 9_600_000, 8_000_000, 7_724_900),
  article('Расходы', 'Текущий ремонт', 12_000_000, 11_000_000, 10_840_000),
  article('Расходы', 'Прочие услуги', 15_180_000, 12_650_000, 12_118_300),
];
const profit = sumOf(income, 4) - sumOf(costs, 4);

const contract = (
  number: string,
  day: string,
  client: string,
  kind: string,
  sum: number,
  done: number,
  state: string,
): StandRow => [number, day, client, kind, sum, done, sum - done, state];
const contracts: StandTable = {
  columns: [
    column.strong('Договор'),
    column.date('Дата'),
    column.text('Заказчик'),
    column.text('Предмет'),
    column.money('Сумма, ₸'),
    column.money('Оказано, ₸'),
    column.money('Осталось, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    contract('Договор 41', '2026-11-16', 'ТОО «Мост и К»', 'Абонементы сотрудникам', 1_680_000, 140_000, 'Действует'),
    contract(
      'Договор 38',
      '2026-10-05',
      'Школа плавания «Дельфин-3»',
      'Аренда дорожек',
      2_450_000,
      490_000,
      'Действует',
    ),
    contract('Договор 33', '2026-09-01', 'Отдел образования', 'Уроки плавания', 9_800_000, 2_940_000, 'Действует'),
    contract('Договор 29', '2026-08-17', 'АО «Сигнал-7»', 'Абонементы сотрудникам', 2_100_000, 700_000, 'Действует'),
    contract('Договор 22', '2026-05-11', 'ИП Соловьёва Е. П.', 'Аренда кафе', 3_240_000, 1_620_000, 'Действует'),
    contract('Договор 17', '2026-03-02', 'Федерация водного поло', 'Соревнования', 1_150_000, 1_150_000, 'Исполнен'),
    contract('Договор 9', '2026-02-02', 'ТОО «Белая юрта»', 'Абонементы сотрудникам', 1_260_000, 1_260_000, 'Исполнен'),
    contract(
      'Договор 3',
      '2026-01-12',
      'Управление спорта',
      'Государственное задание',
      96_000_000,
      80_000_000,
      'Действует',
    ),
  ],
};

const purchase = (number: string, name: string, way: string, plan: number, signed: number, state: string): StandRow => [
  number,
  name,
  way,
  plan,
  signed,
  signed > 0 ? plan - signed : 0,
  state,
];
const purchases: StandTable = {
  columns: [
    column.code('Пункт'),
    column.strong('Закупка'),
    column.text('Способ'),
    column.money('По плану, ₸'),
    column.money('По договору, ₸'),
    column.money('Экономия, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    purchase('14', 'Реагенты для очистки воды', 'Запрос цен', 3_200_000, 2_984_000, 'Исполнен'),
    purchase('15', 'Насос циркуляционный', 'Конкурс', 4_850_000, 4_612_000, 'Действует'),
    purchase('16', 'Ремонт душевых', 'Конкурс', 7_400_000, 7_150_000, 'Исполнен'),
    purchase('17', 'Спецодежда', 'Запрос цен', 620_000, 598_000, 'Исполнен'),
    purchase('18', 'Шкафчики для раздевалок', 'Запрос цен', 2_950_000, 0, 'На согласовании'),
    purchase('19', 'Обслуживание вентиляции', 'Один источник', 1_440_000, 1_440_000, 'Действует'),
    purchase('20', 'Прибор контроля хлора', 'Запрос цен', 1_180_000, 0, 'План'),
  ],
  opens: { value: 'Насос циркуляционный', screen: 'card' },
};
const lines: StandTable = {
  columns: [
    column.strong('Наименование'),
    column.text('Ед.'),
    column.count('Количество'),
    column.price('Цена, ₸'),
    column.money('Сумма, ₸'),
  ],
  rows: (
    [
      ['Насос циркуляционный, 11 кВт', 'шт.', 2, 1_846_000],
      ['Шкаф управления', 'шт.', 1, 560_000],
      ['Монтаж и пуск', 'усл.', 1, 360_000],
    ] as const
  ).map(([name, unit, count, price]) => [name, unit, count, price, count * price]),
};
const lineSum = sumOf(lines.rows, 4);
const planned = sumOf(purchases.rows, 3, (row) => row[0] === '15');

/** «Бухгалтерия для госпредприятий»: a municipal swimming pool with a development plan. */
export const bgpScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Начало работы',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Доходы за 10 месяцев', value: sumOf(income, 4), kind: 'money', hint: 'по плану развития' },
      { label: 'Расходы за 10 месяцев', value: sumOf(costs, 4), kind: 'money', hint: 'по плану развития' },
      { label: 'Доходы больше расходов', value: profit, kind: 'money', hint: 'до расчёта части дохода в бюджет' },
      {
        label: 'Исполнение по доходам',
        value: percentOf(sumOf(income, 4), sumOf(income, 3)),
        kind: 'percent',
        hint: 'к плану за 10 месяцев',
      },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Объяснить перерасход по теплу и воде', due: '2026-11-20', state: 'Сегодня', screen: 'plan' },
      { text: 'Согласовать закупку шкафчиков', due: '2026-11-24', state: 'На согласовании', screen: 'purchases' },
      { text: 'Выставить акт отделу образования', due: '2026-11-30', state: 'По графику', screen: 'contracts' },
      { text: 'Отчёт об исполнении плана за 11 месяцев', due: '2026-12-10', state: 'План', screen: 'plan' },
      { text: 'Принять насосы после пуска', due: '2026-12-03', state: 'По графику', screen: 'card' },
    ],
    shares: {
      title: 'Откуда доходы',
      kind: 'money',
      parts: income.map((row) => ({ label: String(row[1]), value: numberIn(row, 4) })),
    },
    latest: { title: 'Новые договоры', table: withoutTotals(contracts, 2) },
  },
  {
    id: 'plan',
    kind: 'report',
    menu: 'План развития',
    icon: 'list',
    heading: 'Исполнение плана развития',
    lead: 'Январь — октябрь 2026 года: доходы на графике, расходы в таблице',
    chart: {
      form: 'bars',
      title: 'Доходы по источникам, факт',
      unit: 'млн ₸',
      unitSize: 1_000_000,
      series: ['Доходы'],
      groups: income.map((row) => ({ label: String(row[1]), values: [numberIn(row, 4)] })),
    },
    table: { columns: articleColumns.slice(1), rows: costs.map((row) => row.slice(1)) },
  },
  {
    id: 'contracts',
    kind: 'journal',
    menu: 'Договоры',
    icon: 'document',
    heading: 'Договоры с заказчиками',
    lead: `2026 год, действуют: ${countOf(contracts.rows, 7, 'Действует')}`,
    filters: ['Источник: все', 'Предмет: все', 'Состояние: любое'],
    table: contracts,
  },
  {
    id: 'purchases',
    kind: 'journal',
    menu: 'Закупки',
    icon: 'truck',
    heading: 'Годовой план закупок',
    lead: '2026 год, редакция № 4',
    filters: ['Способ: все', 'Состояние: любое'],
    table: purchases,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Договор № 27',
    icon: 'card',
    heading: 'Договор закупки № 27',
    lead: 'от 21 сентября 2026 года, пункт плана 15',
    action: { label: 'Принять работы', screen: 'purchases' },
    state: 'Действует',
    fields: [
      field.computed('Поставщик', 'ТОО «Гидротех Сервис-2»'),
      field.choice('Способ закупки', ['Конкурс', 'Запрос цен', 'Один источник']),
      field.text('Срок поставки', '01.12.2026'),
      field.choice('Источник', ['Собственные средства', 'Государственное задание']),
      field.choice('Приёмочная комиссия', ['Приказ № 56', 'Приказ № 41']),
      field.computed('Гарантия', '24 месяца'),
    ],
    rowsTitle: 'Предмет договора',
    table: lines,
    summary: [
      { label: 'По плану закупок', value: planned },
      { label: 'Экономия', value: planned - lineSum },
      { label: 'Сумма договора', value: lineSum },
    ],
    back: { label: 'К плану закупок', screen: 'purchases' },
  },
];

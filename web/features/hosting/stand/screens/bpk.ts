import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

const programme = (code: string, name: string, limit: number, obliged: number, paid: number): StandRow => {
  const share = percentOf(paid, limit);
  return [code, name, limit, obliged, paid, limit - obliged, share, share < 75 ? 'Отстаёт от плана' : 'По графику'];
};
const limits: StandTable = {
  columns: [
    column.code('Код'),
    column.strong('Программа'),
    column.money('План на год, ₸'),
    column.money('Обязательства, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Свободно, ₸'),
    column.percent('Освоено'),
    column.status('Состояние'),
  ],
  rows: [
    programme('001', 'Содержание аппарата отдела', 86_400_000, 85_900_000, 73_180_000),
    programme('003', 'Культурно-досуговая работа', 241_700_000, 236_400_000, 201_350_000),
    programme('006', 'Городские библиотеки', 132_900_000, 131_200_000, 112_840_000),
    programme('007', 'Массовый спорт', 168_300_000, 160_750_000, 139_600_000),
    programme('008', 'Соревнования городского уровня', 54_200_000, 51_900_000, 47_415_000),
    programme('009', 'Сохранение памятников', 28_600_000, 17_300_000, 11_870_000),
    programme('032', 'Капитальный ремонт учреждений', 94_500_000, 88_250_000, 61_900_000),
  ],
};

const request = (office: string, wanted: number, checked: number, version: number, state: string): StandRow => [
  office,
  version,
  wanted,
  checked,
  checked - wanted,
  state,
];
const requests: StandTable = {
  columns: [
    column.strong('Учреждение'),
    column.number('Редакция'),
    column.money('Заявлено, ₸'),
    column.money('Согласовано, ₸'),
    column.money('Разница, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    request('Городской дом культуры', 148_900_000, 141_200_000, 3, 'Согласовано'),
    request('Дом культуры посёлка Степной', 62_400_000, 60_150_000, 2, 'Согласовано'),
    request('Централизованная библиотека', 139_600_000, 136_900_000, 2, 'Согласовано'),
    request('Музей истории города', 47_800_000, 44_300_000, 3, 'На согласовании'),
    request('Спортивная школа № 2', 96_700_000, 91_500_000, 2, 'Есть замечания'),
    request('Городской стадион', 71_300_000, 68_000_000, 1, 'Есть замечания'),
    request('Парк «Молодёжный»', 33_100_000, 33_100_000, 1, 'Новая'),
  ],
  opens: { value: 'Музей истории города', screen: 'card' },
};

const line = (code: string, name: string, wanted: number, checked: number, state: string): StandRow => [
  code,
  name,
  wanted,
  checked,
  checked - wanted,
  state,
];
const requestLines: StandTable = {
  columns: [
    column.code('Специфика'),
    column.strong('Наименование'),
    column.money('Заявлено, ₸'),
    column.money('Согласовано, ₸'),
    column.money('Разница, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    line('111', 'Оплата труда', 29_640_000, 29_640_000, 'Согласовано'),
    line('122', 'Социальные отчисления', 1_334_000, 1_334_000, 'Согласовано'),
    line('124', 'Отчисления на медицинское страхование', 889_000, 889_000, 'Согласовано'),
    line('149', 'Прочие запасы', 2_450_000, 1_700_000, 'Есть замечания'),
    line('151', 'Коммунальные услуги', 4_920_000, 4_920_000, 'Согласовано'),
    line('159', 'Прочие услуги и работы', 5_117_000, 3_317_000, 'Есть замечания'),
    line('414', 'Машины, оборудование и инструменты', 3_450_000, 2_500_000, 'На согласовании'),
  ],
};
const wanted = sumOf(requestLines.rows, 2);
const agreed = sumOf(requestLines.rows, 3);

/** Transfers move money inside the plan: what is taken equals what is given, so the column adds up to zero. */
export const planChanges: StandTable = {
  columns: [
    column.strong('Справка'),
    column.date('Дата'),
    column.text('Программа'),
    column.text('Основание'),
    column.money('Изменение, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    [
      'Справка 19, откуда',
      '2026-11-18',
      '009 Сохранение памятников',
      'Экономия по договору',
      -3_200_000,
      'На согласовании',
    ],
    [
      'Справка 19, куда',
      '2026-11-18',
      '008 Соревнования городского уровня',
      'Чемпионат города',
      3_200_000,
      'На согласовании',
    ],
    [
      'Справка 18, откуда',
      '2026-11-05',
      '032 Капитальный ремонт учреждений',
      'Перенос срока',
      -5_400_000,
      'Утверждена',
    ],
    ['Справка 18, куда', '2026-11-05', '003 Культурно-досуговая работа', 'Ремонт кровли', 5_400_000, 'Утверждена'],
    ['Справка 17, откуда', '2026-10-14', '001 Содержание аппарата отдела', 'Вакансии', -1_150_000, 'Утверждена'],
    ['Справка 17, куда', '2026-10-14', '006 Городские библиотеки', 'Подписка на издания', 1_150_000, 'Утверждена'],
  ],
};

const MONTHS = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь'] as const;
const planned = [71_400_000, 64_900_000, 58_300_000, 69_700_000, 73_200_000];
const spent = [69_850_000, 62_140_000, 52_780_000, 66_310_000, 70_955_000];
const byMonth: StandRow[] = MONTHS.map((month, index) => {
  const plan = planned[index] ?? 0;
  const fact = spent[index] ?? 0;
  return [month, plan, fact, plan - fact, percentOf(fact, plan)];
});

/** «Бюджетное планирование и контроль»: a department of culture and sport with its institutions. */
export const bpkScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Бюджет отдела',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      {
        label: 'План на 2026 год',
        value: sumOf(limits.rows, 2),
        kind: 'money',
        hint: `программ: ${limits.rows.length}`,
      },
      { label: 'Оплачено', value: sumOf(limits.rows, 4), kind: 'money', hint: 'с начала года' },
      {
        label: 'Освоение',
        value: percentOf(sumOf(limits.rows, 4), sumOf(limits.rows, 2)),
        kind: 'percent',
        hint: `отстают программы: ${countOf(limits.rows, 7, 'Отстаёт от плана')}`,
      },
      {
        label: 'Заявки на 2027 год',
        value: sumOf(requests.rows, 3),
        kind: 'money',
        hint: `согласованы: ${countOf(requests.rows, 5, 'Согласовано')} из ${requests.rows.length}`,
      },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Рассмотреть третью редакцию заявки музея', due: '2026-11-20', state: 'Сегодня', screen: 'card' },
      {
        text: 'Согласовать справку 19 о переносе средств',
        due: '2026-11-23',
        state: 'На согласовании',
        screen: 'changes',
      },
      {
        text: 'Запросить причину отставания по программе 009',
        due: '2026-11-23',
        state: 'Отстаёт от плана',
        screen: 'limits',
      },
      {
        text: 'Напомнить спортивной школе о замечаниях',
        due: '2026-11-24',
        state: 'Есть замечания',
        screen: 'requests',
      },
      { text: 'Свод заявок в управление финансов', due: '2026-12-01', state: 'Скоро срок', screen: 'requests' },
    ],
    latest: {
      title: 'На рассмотрении',
      table: withoutTotals({
        ...requests,
        rows: requests.rows.filter((row) => row[5] === 'На согласовании' || row[5] === 'Новая'),
      }),
    },
    shares: {
      title: 'Оплачено по направлениям',
      kind: 'money',
      parts: [
        { label: 'Культура и библиотеки', value: sumOf(limits.rows, 4, (row) => row[0] === '003' || row[0] === '006') },
        { label: 'Спорт', value: sumOf(limits.rows, 4, (row) => row[0] === '007' || row[0] === '008') },
        { label: 'Ремонт и памятники', value: sumOf(limits.rows, 4, (row) => row[0] === '009' || row[0] === '032') },
        { label: 'Аппарат', value: sumOf(limits.rows, 4, (row) => row[0] === '001') },
      ],
    },
  },
  {
    id: 'requests',
    kind: 'journal',
    menu: 'Заявки на 2027 год',
    icon: 'document',
    heading: 'Бюджетные заявки на 2027 год',
    lead: 'Подведомственные учреждения',
    filters: ['Программа: все', 'Состояние: любое', 'Показывать: последние редакции'],
    table: requests,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Заявка музея',
    icon: 'card',
    heading: 'Музей истории города',
    lead: 'Бюджетная заявка на 2027 год, редакция 3',
    action: { label: 'Согласовать', screen: 'requests' },
    state: 'На согласовании',
    fields: [
      field.computed('Программа', '003 Культурно-досуговая работа'),
      field.choice('Специалист', ['Гаухар Мусина', 'Андрей Белов']),
      field.choice('Решение', ['Согласовать с замечаниями', 'Согласовать', 'Вернуть']),
    ],
    rowsTitle: 'Расчёт по спецификам',
    table: requestLines,
    summary: [
      { label: 'Заявлено', value: wanted },
      { label: 'Снято при проверке', value: agreed - wanted },
      { label: 'Согласовано', value: agreed },
    ],
    back: { label: 'К заявкам', screen: 'requests' },
  },
  {
    id: 'limits',
    kind: 'report',
    menu: 'Программы',
    icon: 'list',
    heading: 'Освоение по программам',
    lead: 'На 20 ноября 2026 года',
    table: limits,
  },
  {
    id: 'changes',
    kind: 'journal',
    menu: 'Справки',
    icon: 'exchange',
    heading: 'Справки об изменении плана',
    lead: 'Переносы внутри плана: сумма изменений всегда равна нулю',
    filters: ['Год: 2026', 'Состояние: любое'],
    table: planChanges,
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'План и платежи',
    icon: 'chart',
    heading: 'План и платежи',
    lead: 'Июнь — октябрь 2026 года',
    chart: {
      form: 'columns',
      title: 'По месяцам',
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

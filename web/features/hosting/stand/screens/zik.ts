import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, field, groupSums, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';
import { payrollOf } from './payroll.ts';

/** The base salary of civil servants in tenge and the raise that pedagogues' salaries have on top of it. */
const BASE_SALARY = 17_697;
const PEDAGOGUE_RAISE = 2;
const WEEK_HOURS = 18;
const CATEGORY_PERCENT: Record<string, number> = {
  'Без категории': 0,
  'Педагог-модератор': 30,
  'Педагог-эксперт': 35,
  'Педагог-исследователь': 40,
  'Педагог-мастер': 50,
};

const tariff = (name: string, category: string, step: string, factor: number, hours: number): StandRow => {
  const salary = Math.round(BASE_SALARY * factor * PEDAGOGUE_RAISE);
  const load = Math.round((salary * hours) / WEEK_HOURS);
  const extra = Math.round((load * (CATEGORY_PERCENT[category] ?? 0)) / 100);
  return [name, category, step, factor, salary, hours, load, extra, load + extra];
};
const tariffs: StandTable = {
  columns: [
    column.strong('Педагог'),
    column.text('Категория'),
    column.code('Блок'),
    column.measure('Коэффициент'),
    column.price('Оклад, ₸'),
    column.count('Часов'),
    column.money('За нагрузку, ₸'),
    column.money('За категорию, ₸'),
    column.money('Всего, ₸'),
  ],
  rows: [
    tariff('Абдрахманова С. Т.', 'Педагог-мастер', 'В2-1', 5.41, 18),
    tariff('Воронцова Е. А.', 'Педагог-исследователь', 'В2-2', 5.2, 18),
    tariff('Громов И. С.', 'Педагог-эксперт', 'В2-3', 4.9, 12),
    tariff('Ержанова К. Б.', 'Педагог-эксперт', 'В2-3', 4.99, 20),
    tariff('Исина Ж. А.', 'Педагог-модератор', 'В2-4', 4.68, 18),
    tariff('Мельник О. Д.', 'Без категории', 'В2-4', 4.1, 18),
    tariff('Садыкова Л. Р.', 'Педагог-исследователь', 'В2-2', 5.32, 22),
    tariff('Тлеубаев А. М.', 'Педагог-модератор', 'В2-4', 4.73, 16),
    tariff('Хан В. С.', 'Педагог-эксперт', 'В2-3', 4.85, 18),
    tariff('Юрченко П. Г.', 'Без категории', 'В2-4', 4.23, 9),
  ],
  opens: { value: 'Ержанова К. Б.', screen: 'card' },
};

const payroll: StandTable = {
  columns: [
    column.strong('Сотрудник'),
    column.money('Начислено, ₸'),
    column.money('ОПВ, ₸'),
    column.money('ВОСМС, ₸'),
    column.money('ИПН, ₸'),
    column.money('На карточку, ₸'),
  ],
  rows: tariffs.rows.map((row) => {
    const pay = payrollOf(numberIn(row, 8));
    return [row[0] ?? '', pay.gross, pay.pension, pay.medical, pay.incomeTax, pay.net];
  }),
  opens: { value: 'Ержанова К. Б.', screen: 'card' },
};

const employer = tariffs.rows.map((row) => payrollOf(numberIn(row, 8)));
const total = (pick: (line: (typeof employer)[number]) => number) =>
  employer.reduce((sum, line) => sum + pick(line), 0);
const budgetRow = (code: string, name: string, plan: number, spent: number): StandRow => [
  code,
  name,
  plan,
  spent,
  plan - spent,
  percentOf(spent, plan),
];
const budget: StandTable = {
  columns: [
    column.code('Специфика'),
    column.strong('Наименование'),
    column.money('План на ноябрь, ₸'),
    column.money('Начислено, ₸'),
    column.money('Остаток, ₸'),
    column.percent('Использовано'),
  ],
  rows: [
    budgetRow(
      '111',
      'Оплата труда',
      2_400_000,
      total((line) => line.gross),
    ),
    budgetRow(
      '116',
      'Пенсионные взносы работодателя',
      86_000,
      total((line) => line.employerPension),
    ),
    budgetRow(
      '122',
      'Социальные отчисления',
      112_000,
      total((line) => line.social),
    ),
    budgetRow(
      '124',
      'Отчисления на медицинское страхование',
      74_000,
      total((line) => line.employerMedical),
    ),
  ],
};

const orders: StandTable = {
  columns: [
    column.date('Дата'),
    column.strong('Приказ'),
    column.text('Сотрудник'),
    column.text('Содержание'),
    column.status('Состояние'),
  ],
  rows: [
    ['2026-11-20', 'ЛС-64', 'Хан В. С.', 'Замещение, 6 часов в неделю', 'На подписи'],
    ['2026-11-18', 'ЛС-63', 'Исина Ж. А.', 'Присвоена категория педагога-эксперта', 'Подписан'],
    ['2026-11-16', 'ЛС-62', 'Юрченко П. Г.', 'Совмещение должностей', 'Подписан'],
    ['2026-11-10', 'ЛС-61', 'Мельник О. Д.', 'Изменение стажа: пять лет', 'Подписан'],
    ['2026-11-02', 'ЛС-60', 'Садыкова Л. Р.', 'Дополнительная нагрузка, 4 часа', 'Подписан'],
    ['2026-10-26', 'ЛС-59', 'Громов И. С.', 'Командировка, 5 дней', 'Исполнен'],
    ['2026-10-12', 'ЛС-58', 'Воронцова Е. А.', 'Отпуск и пособие на оздоровление', 'Исполнен'],
  ],
};

const own = tariffs.rows.find((row) => row[0] === 'Ержанова К. Б.') ?? [];
const cardRows: StandTable = {
  columns: [
    column.strong('Начисление'),
    column.text('Как считается'),
    column.code('Специфика'),
    column.money('Сумма, ₸'),
  ],
  rows: [
    ['Оклад за нагрузку', '17 697 × 4,99 × 2, 20 часов из 18', '111', numberIn(own, 6)],
    ['За категорию', 'Педагог-эксперт, 35 %', '111', numberIn(own, 7)],
  ],
};
const cardPay = payrollOf(sumOf(cardRows.rows, 3));

/** «Зарплата и кадры для госучреждений»: tariffs and pay of a children's arts centre. */
export const zikScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Начало работы',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Педагогов в списке', value: tariffs.rows.length, kind: 'count', hint: 'тарификация на 1 сентября' },
      { label: 'Часов в неделю', value: sumOf(tariffs.rows, 5), kind: 'count', hint: `ставка — ${WEEK_HOURS} часов` },
      { label: 'Фонд оплаты за месяц', value: sumOf(tariffs.rows, 8), kind: 'money', hint: 'нагрузка и категории' },
      { label: 'Остаток плана', value: sumOf(budget.rows, 4), kind: 'money', hint: 'ноябрь, четыре специфики' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Подписать приказ ЛС-64 о замещении', due: '2026-11-20', state: 'Сегодня', screen: 'orders' },
      {
        text: 'Пересчитать оклад: Исина Ж. А., новая категория',
        due: '2026-11-23',
        state: 'В работе',
        screen: 'tariffs',
      },
      { text: 'Сверить начисления с планом финансирования', due: '2026-11-25', state: 'Скоро срок', screen: 'budget' },
      { text: 'Сформировать ведомость за ноябрь', due: '2026-11-27', state: 'По графику', screen: 'payroll' },
      { text: 'Проверить стаж на 1 января', due: '2026-12-18', state: 'План', screen: 'tariffs' },
    ],
    shares: { title: 'Оплата по категориям', kind: 'money', parts: groupSums(tariffs.rows, 1, 8) },
    latest: { title: 'Последние приказы', table: withoutTotals(orders, 2) },
  },
  {
    id: 'tariffs',
    kind: 'report',
    menu: 'Тарификация',
    icon: 'list',
    heading: 'Тарификационный список',
    lead: 'На 1 сентября 2026 года, базовый оклад 17 697 ₸',
    table: tariffs,
  },
  {
    id: 'payroll',
    kind: 'report',
    menu: 'Ведомость',
    icon: 'money',
    heading: 'Расчётная ведомость',
    lead: 'Ноябрь 2026 года, предварительный расчёт',
    table: payroll,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Личная карточка',
    icon: 'card',
    heading: 'Ержанова Карлыгаш Бериковна',
    lead: 'Педагог дополнительного образования',
    action: { label: 'Записать и закрыть', screen: 'tariffs' },
    state: 'Работает',
    fields: [
      field.choice('Категория', [
        'Педагог-эксперт',
        'Педагог-модератор',
        'Педагог-исследователь',
        'Педагог-мастер',
        'Без категории',
      ]),
      field.computed('Блок и ступень', 'В2-3'),
      field.computed('Стаж', '14 лет 2 месяца'),
      field.text('Нагрузка, часов в неделю', '20'),
      field.choice('Источник', ['Местный бюджет', 'Платные услуги']),
      field.computed('Остаток отпуска', '21 день'),
    ],
    rowsTitle: 'Начисления за месяц',
    table: cardRows,
    summary: [
      { label: 'Начислено', value: cardPay.gross },
      { label: 'Пенсионные взносы', value: -cardPay.pension },
      { label: 'Медицинское страхование', value: -cardPay.medical },
      { label: 'Подоходный налог', value: -cardPay.incomeTax },
      { label: 'На карточку', value: cardPay.net },
    ],
    back: { label: 'К тарификации', screen: 'tariffs' },
  },
  {
    id: 'orders',
    kind: 'journal',
    menu: 'Приказы',
    icon: 'document',
    heading: 'Приказы по личному составу',
    lead: 'Октябрь и ноябрь 2026 года',
    filters: ['Вид: все', 'Сотрудник: все', 'Состояние: любое'],
    table: orders,
  },
  {
    id: 'budget',
    kind: 'report',
    menu: 'Коды бюджета',
    icon: 'chart',
    heading: 'Начисления по кодам бюджета',
    lead: 'Ноябрь 2026 года, дополнительное образование для детей',
    chart: {
      form: 'bars',
      title: 'Начислено',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Начислено'],
      groups: budget.rows.map((row) => ({ label: `${row[0]} ${row[1]}`, values: [numberIn(row, 3)] })),
    },
    table: budget,
  },
];

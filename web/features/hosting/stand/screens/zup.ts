import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, groupSums, numberIn, sumOf, withoutTotals } from '../stand-tables.ts';
import { type PayrollLine, payrollOf } from './payroll.ts';

const WORKING_DAYS = 21;
const LEAVE_PAY = 118_260;
const BONUS = 60_000;

interface Employee {
  name: string;
  department: string;
  post: string;
  salary: number;
  days: number;
  state: string;
  /** Leave pay and bonuses besides the salary, in tenge. */
  extra: number;
}
const person = (
  name: string,
  department: string,
  post: string,
  salary: number,
  days: number,
  state = 'Работает',
  extra = 0,
): Employee => ({
  name,
  department,
  post,
  salary,
  days,
  state,
  extra,
});

const EMPLOYEES: readonly Employee[] = [
  person('Ахметова Д. С.', 'Администрация', 'Директор', 780_000, 21),
  person('Беляев К. О.', 'Продажи', 'Менеджер по продажам', 420_000, 21),
  person('Жумабекова А. Н.', 'Бухгалтерия', 'Главный бухгалтер', 620_000, 21),
  person('Ильясов Р. М.', 'Склад', 'Заведующий складом', 390_000, 21),
  person('Кан Е. В.', 'Продажи', 'Старший менеджер', 510_000, 16, 'В отпуске', LEAVE_PAY + BONUS),
  person('Ковалёва М. И.', 'Бухгалтерия', 'Бухгалтер', 430_000, 21),
  person('Мусаев Т. А.', 'Склад', 'Кладовщик', 290_000, 21),
  person('Оразбай Г. Ж.', 'Администрация', 'Специалист по кадрам', 360_000, 21),
  person('Петренко О. Л.', 'Продажи', 'Менеджер по продажам', 420_000, 18, 'На больничном'),
  person('Сагындыков Б. Е.', 'Доставка', 'Водитель', 315_000, 21),
  person('Тё И. А.', 'Доставка', 'Экспедитор', 280_000, 12, 'Испытательный срок'),
];

const salaryOf = (one: Employee) => Math.round((one.salary * one.days) / WORKING_DAYS);
const payOf = (one: Employee): PayrollLine => payrollOf(salaryOf(one) + one.extra);

const staff: StandTable = {
  columns: [
    column.strong('Сотрудник'),
    column.text('Должность'),
    column.text('Подразделение'),
    column.price('Оклад, ₸'),
    column.status('Состояние'),
  ],
  rows: EMPLOYEES.map((one) => [one.name, one.post, one.department, one.salary, one.state]),
  opens: { value: 'Кан Е. В.', screen: 'card' },
};

const payroll: StandTable = {
  columns: [
    column.strong('Сотрудник'),
    column.count('Дней'),
    column.money('Начислено, ₸'),
    column.money('ОПВ, ₸'),
    column.money('ВОСМС, ₸'),
    column.money('ИПН, ₸'),
    column.money('На руки, ₸'),
  ],
  rows: EMPLOYEES.map((one) => {
    const pay = payOf(one);
    return [one.name, one.days, pay.gross, pay.pension, pay.medical, pay.incomeTax, pay.net];
  }),
  opens: { value: 'Кан Е. В.', screen: 'card' },
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
    ['2026-11-20', 'К-118', 'Мусаев Т. А.', 'Отпуск с 30 ноября, 14 дней', 'На подписи'],
    ['2026-11-18', 'К-117', 'Тё И. А.', 'Окончание испытательного срока', 'Черновик'],
    ['2026-11-16', 'К-116', 'Кан Е. В.', 'Отпуск с 16 ноября, 12 дней', 'Подписан'],
    ['2026-11-12', 'К-115', 'Беляев К. О.', 'Командировка в Караганду, 3 дня', 'Подписан'],
    ['2026-11-09', 'К-114', 'Ковалёва М. И.', 'Доплата за замещение', 'Подписан'],
    ['2026-11-02', 'К-113', 'Сагындыков Б. Е.', 'Работа в выходной день', 'Подписан'],
    ['2026-10-28', 'К-112', 'Петренко О. Л.', 'Премия по итогам квартала', 'Подписан'],
    ['2026-10-19', 'К-111', 'Ильясов Р. М.', 'Перевод: заведующий складом', 'Подписан'],
    ['2026-10-15', 'К-110', 'Тё И. А.', 'Приём на работу', 'Подписан'],
    ['2026-10-05', 'К-109', 'Оразбай Г. Ж.', 'Отпуск с 12 октября, 5 дней', 'Исполнен'],
  ],
};

const employerRow = (department: string): StandRow => {
  const lines = EMPLOYEES.filter((one) => one.department === department).map(payOf);
  const sum = (pick: (line: PayrollLine) => number) => lines.reduce((all, line) => all + pick(line), 0);
  const gross = sum((line) => line.gross);
  const parts = [sum((line) => line.employerPension), sum((line) => line.social), sum((line) => line.employerMedical)];
  return [department, lines.length, gross, ...parts, gross + parts.reduce((all, one) => all + one, 0)];
};
const departments = [...new Set(EMPLOYEES.map((one) => one.department))].map(employerRow);

const cardRows: StandTable = {
  columns: [column.strong('Начисление'), column.text('Основание'), column.count('Дней'), column.money('Сумма, ₸')],
  rows: [
    [
      'Оклад',
      'Табель за октябрь',
      16,
      sumOf(
        EMPLOYEES.map((one) => [one.name, salaryOf(one)]),
        1,
        (row) => row[0] === 'Кан Е. В.',
      ),
    ],
    ['Отпускные', 'Приказ К-108, средний заработок', 5, LEAVE_PAY],
    ['Премия', 'Положение о премировании', null, BONUS],
  ],
};
const cardPay = payrollOf(sumOf(cardRows.rows, 3));

/** «Зарплата и кадры для бизнеса»: pay of October 2026 by the rates of that year. */
export const zupScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Начало работы',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      {
        label: 'Сотрудников',
        value: EMPLOYEES.length,
        kind: 'count',
        hint: `работают: ${countOf(staff.rows, 4, 'Работает')}`,
      },
      { label: 'Начислено за октябрь', value: sumOf(payroll.rows, 2), kind: 'money', hint: 'до удержаний' },
      { label: 'Выплачено на руки', value: sumOf(payroll.rows, 6), kind: 'money', hint: '5 ноября, на карточки' },
      { label: 'Удержано налога', value: sumOf(payroll.rows, 5), kind: 'money', hint: 'ИПН с учётом вычетов' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Подписать приказ К-118 об отпуске', due: '2026-11-20', state: 'Сегодня', screen: 'orders' },
      { text: 'Перечислить взносы и налог за октябрь', due: '2026-11-25', state: 'Скоро срок', screen: 'payroll' },
      {
        text: 'Решить вопрос об испытательном сроке: Тё И. А.',
        due: '2026-11-27',
        state: 'Скоро срок',
        screen: 'orders',
      },
      { text: 'Закрыть табель за ноябрь', due: '2026-11-30', state: 'По графику', screen: 'staff' },
      { text: 'Составить график отпусков на 2027 год', due: '2026-12-15', state: 'В работе', screen: 'staff' },
    ],
    shares: {
      title: 'Начислено по подразделениям',
      kind: 'money',
      parts: departments.map((row) => ({ label: String(row[0]), value: numberIn(row, 2) })),
    },
    latest: { title: 'Последние приказы', table: withoutTotals(orders, 2) },
  },
  {
    id: 'staff',
    kind: 'journal',
    menu: 'Сотрудники',
    icon: 'people',
    heading: 'Сотрудники',
    lead: 'Штат на 20 ноября 2026 года',
    filters: ['Подразделение: все', 'Состояние: любое', `Всего: ${EMPLOYEES.length}`],
    table: staff,
  },
  {
    id: 'payroll',
    kind: 'report',
    menu: 'Расчётная ведомость',
    icon: 'money',
    heading: 'Расчётная ведомость',
    lead: `Октябрь 2026 года, рабочих дней: ${WORKING_DAYS}`,
    table: payroll,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Расчётный листок',
    icon: 'card',
    heading: 'Кан Елена Викторовна',
    lead: 'Расчётный листок за октябрь 2026 года',
    action: { label: 'Записать и закрыть', screen: 'payroll' },
    state: 'В отпуске',
    fields: [
      field.choice('Подразделение', ['Продажи', 'Администрация', 'Бухгалтерия', 'Склад', 'Доставка']),
      field.text('Должность', 'Старший менеджер'),
      field.text('Оклад', '510 000 ₸'),
      field.computed('Принята на работу', '03.02.2022'),
      field.choice('Вычеты', ['Базовый, 30 МРП', 'Базовый и социальный', 'Без вычетов']),
      field.computed('Остаток отпуска', '9 дней'),
    ],
    rowsTitle: 'Начисления',
    table: cardRows,
    summary: [
      { label: 'Начислено', value: cardPay.gross },
      { label: 'Пенсионные взносы', value: -cardPay.pension },
      { label: 'Медицинское страхование', value: -cardPay.medical },
      { label: 'Подоходный налог', value: -cardPay.incomeTax },
      { label: 'На руки', value: cardPay.net },
    ],
    back: { label: 'К ведомости', screen: 'payroll' },
  },
  {
    id: 'orders',
    kind: 'journal',
    menu: 'Приказы',
    icon: 'document',
    heading: 'Кадровые приказы',
    lead: 'Октябрь и ноябрь 2026 года',
    filters: ['Период: 2 месяца', 'Вид: все', 'Сотрудник: все'],
    table: orders,
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Затраты на персонал',
    icon: 'chart',
    heading: 'Затраты на персонал',
    lead: 'Октябрь 2026 года, вместе со взносами работодателя',
    chart: {
      form: 'bars',
      title: 'Всего по подразделениям',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Затраты'],
      groups: groupSums(departments, 0, 6).map((one) => ({ label: one.label, values: [one.value] })),
    },
    table: {
      columns: [
        column.strong('Подразделение'),
        column.count('Человек'),
        column.money('Начислено, ₸'),
        column.money('ОПВР, ₸'),
        column.money('СО, ₸'),
        column.money('ООСМС, ₸'),
        column.money('Всего, ₸'),
      ],
      rows: departments,
    },
  },
];

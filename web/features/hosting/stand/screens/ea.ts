import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, groupSums, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';
import { vatInside } from './rates.ts';

const sale = (day: string, number: string, client: string, content: string, sum: number, state: string): StandRow => [
  day,
  number,
  client,
  content,
  sum,
  vatInside(sum),
  state,
];

const sales: StandTable = {
  columns: [
    column.date('Дата'),
    column.strong('Документ'),
    column.text('Покупатель'),
    column.text('Содержание'),
    column.money('Сумма, ₸'),
    column.money('В том числе НДС, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    sale('2026-11-20', 'Реализация 412', 'ТОО «Степной ветер»', 'Офисная мебель', 1_844_400, 'Черновик'),
    sale('2026-11-19', 'Реализация 411', 'ТОО «Белая юрта»', 'Офисная мебель', 762_120, 'Проведён'),
    sale('2026-11-18', 'Реализация 410', 'ИП Нурпеисова А. К.', 'Сборка и доставка', 87_000, 'Проведён'),
    sale('2026-11-17', 'Реализация 409', 'ТОО «Аршалы Тур»', 'Стулья, 24 шт.', 556_800, 'Оплачен'),
    sale('2026-11-16', 'Реализация 408', 'АО «Сигнал-7»', 'Стеллажи металлические', 2_398_880, 'Оплачен'),
    sale('2026-11-13', 'Реализация 407', 'ТОО «Кленовый дом»', 'Офисная мебель', 1_276_000, 'Оплачен'),
    sale('2026-11-12', 'Реализация 406', 'ТОО «Степной ветер»', 'Сборка и доставка', 145_000, 'Просрочен'),
    sale('2026-11-11', 'Реализация 405', 'ИП Ли С. В.', 'Столы письменные, 6 шт.', 487_200, 'Оплачен'),
    sale('2026-11-09', 'Реализация 404', 'ТОО «Белая юрта»', 'Шкафы архивные', 939_600, 'Просрочен'),
    sale('2026-11-06', 'Реализация 403', 'ТОО «Мост и К»', 'Офисная мебель', 1_113_600, 'Оплачен'),
    sale('2026-11-04', 'Реализация 402', 'ТОО «Аршалы Тур»', 'Сборка и доставка', 92_800, 'Оплачен'),
  ],
  opens: { value: 'Реализация 412', screen: 'card' },
};

const invoiceLine = (name: string, amount: number, price: number): StandRow => [
  name,
  'шт.',
  amount,
  price,
  amount * price,
];
const invoiceLines: StandTable = {
  columns: [
    column.strong('Товар, услуга'),
    column.text('Единица'),
    column.count('Количество'),
    column.price('Цена с НДС, ₸'),
    column.money('Сумма, ₸'),
  ],
  rows: [
    invoiceLine('Стол рабочий 1400 × 700', 8, 92_800),
    invoiceLine('Кресло сотрудника, ткань', 8, 75_400),
    invoiceLine('Тумба подкатная, три ящика', 8, 45_240),
    invoiceLine('Доставка и сборка', 1, 136_880),
  ],
};
const invoiceTotal = sumOf(invoiceLines.rows, 4);

const esf: StandTable = {
  columns: [
    column.date('Дата'),
    column.strong('Номер'),
    column.text('Вид'),
    column.text('Контрагент'),
    column.money('Сумма, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    ['2026-11-20', 'Э-000518', 'СНТ исходящая', 'ТОО «Белая юрта»', 762_120, 'Отправлен'],
    ['2026-11-19', 'Э-000517', 'ЭСФ исходящая', 'ТОО «Белая юрта»', 762_120, 'Отправлен'],
    ['2026-11-19', 'В-002204', 'ЭСФ входящая', 'ТОО «Фабрика Верстак»', 1_508_000, 'Новый'],
    ['2026-11-19', 'В-002203', 'СНТ входящая', 'ТОО «Фабрика Верстак»', 1_508_000, 'Ждёт'],
    ['2026-11-18', 'Э-000516', 'ЭСФ исходящая', 'ИП Нурпеисова А. К.', 87_000, 'Зарегистрирован'],
    ['2026-11-17', 'Э-000515', 'ЭСФ исходящая', 'ТОО «Аршалы Тур»', 556_800, 'Зарегистрирован'],
    ['2026-11-17', 'Э-000514', 'СНТ исходящая', 'ТОО «Аршалы Тур»', 556_800, 'Принят'],
    ['2026-11-16', 'Э-000513', 'ЭСФ исходящая', 'АО «Сигнал-7»', 2_398_880, 'Зарегистрирован'],
    ['2026-11-16', 'Э-000512', 'СНТ исходящая', 'АО «Сигнал-7»', 2_398_880, 'Отказ'],
    ['2026-11-13', 'В-002187', 'ЭСФ входящая', 'ИП Касымов Т. Р.', 232_000, 'Принят'],
  ],
};

const account = (code: string, name: string, start: number, debit: number, credit: number): StandRow => {
  const end = start + debit - credit;
  const left = (value: number): [number | null, number | null] => [value > 0 ? value : null, value < 0 ? -value : null];
  return [code, name, ...left(start), debit || null, credit || null, ...left(end)];
};
/** Opening balances and turnovers are written so that debit equals credit; a test adds them up. */
export const trialBalance: StandTable = {
  columns: [
    column.code('Счёт'),
    column.strong('Наименование'),
    column.money('Начало, дебет'),
    column.money('Начало, кредит'),
    column.money('Оборот, дебет'),
    column.money('Оборот, кредит'),
    column.money('Конец, дебет'),
    column.money('Конец, кредит'),
  ],
  rows: [
    account('1010', 'Деньги в кассе', 184_000, 620_000, 655_000),
    account('1030', 'Деньги на счетах', 6_312_500, 9_870_000, 8_214_300),
    account('1210', 'Задолженность покупателей', 2_740_000, 9_703_400, 9_246_000),
    account('1330', 'Товары', 7_955_000, 5_200_000, 6_018_000),
    account('1420', 'НДС к возмещению', 0, 832_000, 832_000),
    account('2410', 'Основные средства', 9_460_000, 0, 0),
    account('2420', 'Амортизация', -2_318_000, 0, 128_000),
    account('3130', 'НДС к уплате', -612_000, 1_444_000, 1_338_400),
    account('3310', 'Задолженность поставщикам', -1_980_500, 6_105_000, 6_032_000),
    account('3350', 'Расчёты по оплате труда', 0, 1_865_000, 1_865_000),
    account('5030', 'Уставный капитал', -10_000_000, 0, 0),
    account('5610', 'Итоговая прибыль', -11_741_000, 8_674_300, 9_985_000),
  ],
};

const MONTHS = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь'] as const;
const soldBefore = [8_120_000, 7_460_000, 10_240_000, 11_380_000, 9_915_000];
const boughtBefore = [5_310_000, 4_870_000, 6_940_000, 7_020_000, 6_185_000];
const sold = [...soldBefore, sumOf(sales.rows, 4)];
const bought = [...boughtBefore, 5_032_000];
const byMonth: StandRow[] = MONTHS.map((month, index) => {
  const income = sold[index] ?? 0;
  const cost = bought[index] ?? 0;
  return [month, income, cost, income - cost, percentOf(income - cost, income)];
});

/** The closing debit of the cash and bank accounts. */
const cashNow = sumOf(trialBalance.rows, 6, (row) => row[0] === '1010' || row[0] === '1030');
const overdue = (row: StandRow) => row[6] === 'Просрочен';

/** There is no month 00, so this number can belong to no company. */
const INVENTED_BIN = '260040 012346';

/** «Бухгалтерия для бизнеса»: a small trading company on the general tax regime. */
export const eaScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Начало работы',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Деньги на счетах и в кассе', value: cashNow, kind: 'money', hint: 'два счёта в банке и касса' },
      {
        label: 'Продано в ноябре',
        value: sumOf(sales.rows, 4),
        kind: 'money',
        hint: `документов: ${sales.rows.length}`,
      },
      {
        label: 'Просрочено покупателями',
        value: sumOf(sales.rows, 4, overdue),
        kind: 'money',
        hint: `документов: ${countOf(sales.rows, 6, 'Просрочен')}`,
      },
      { label: 'НДС с продаж', value: sumOf(sales.rows, 5), kind: 'money', hint: 'за ноябрь, по ставке 16 %' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Проверить отказ по СНТ для АО «Сигнал-7»', due: '2026-11-20', state: 'Сегодня', screen: 'esf' },
      { text: 'Принять накладную от ТОО «Фабрика Верстак»', due: '2026-11-20', state: 'Сегодня', screen: 'esf' },
      {
        text: 'Перечислить взносы и налоги с зарплаты за октябрь',
        due: '2026-11-25',
        state: 'Скоро срок',
        screen: 'balance',
      },
      { text: 'Уплатить НДС за третий квартал', due: '2026-11-25', state: 'Скоро срок', screen: 'balance' },
      { text: 'Напомнить об оплате ТОО «Белая юрта»', due: '2026-11-23', state: 'В работе', screen: 'sales' },
    ],
    shares: {
      title: 'Продажи по видам',
      kind: 'money',
      parts: groupSums(
        sales.rows.map((row) => [
          row[3] === 'Офисная мебель' || row[3] === 'Сборка и доставка' ? row[3] : 'Отдельные позиции',
          numberIn(row, 4),
        ]),
        0,
        1,
      ),
    },
    latest: { title: 'Последние продажи', table: withoutTotals(sales, 3) },
  },
  {
    id: 'sales',
    kind: 'journal',
    menu: 'Продажи',
    icon: 'document',
    heading: 'Реализация товаров и услуг',
    lead: 'Журнал документов за ноябрь 2026 года',
    action: { label: 'Создать документ', screen: 'card' },
    filters: ['Период: ноябрь 2026', 'Организация: все', 'Состояние: любое'],
    table: sales,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Реализация № 412',
    icon: 'card',
    heading: 'Реализация № 412',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Провести и закрыть', screen: 'sales' },
    state: 'Черновик',
    fields: [
      field.choice('Покупатель', ['ТОО «Степной ветер»', 'ТОО «Белая юрта»', 'АО «Сигнал-7»', 'ТОО «Аршалы Тур»']),
      field.computed('БИН покупателя', INVENTED_BIN),
      field.choice('Договор', ['№ 27, отсрочка 10 дней', 'Без договора']),
      field.choice('Склад', ['Основной склад', 'Выставочный зал']),
      field.text('Дата отгрузки', '23.11.2026'),
      field.choice('Ставка НДС', ['16 %, в сумме', 'Без НДС']),
    ],
    rowsTitle: 'Товары и услуги',
    table: invoiceLines,
    summary: [
      { label: 'Без НДС', value: invoiceTotal - vatInside(invoiceTotal) },
      { label: 'НДС 16 %', value: vatInside(invoiceTotal) },
      { label: 'Всего к оплате', value: invoiceTotal },
    ],
    back: { label: 'К журналу', screen: 'sales' },
  },
  {
    id: 'esf',
    kind: 'journal',
    menu: 'ЭСФ и СНТ',
    icon: 'exchange',
    heading: 'Электронные счета-фактуры и накладные',
    lead: 'Обмен с государственной системой, последний сеанс сегодня в 14:20',
    filters: ['Период: с 13 по 20 ноября', 'Направление: все', 'Вид: ЭСФ и СНТ'],
    table: withoutTotals(esf),
  },
  {
    id: 'balance',
    kind: 'report',
    menu: 'Оборотная ведомость',
    icon: 'list',
    heading: 'Оборотно-сальдовая ведомость',
    lead: 'Ноябрь 2026 года, тенге',
    table: trialBalance,
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Анализ продаж',
    icon: 'chart',
    heading: 'Анализ продаж',
    lead: 'Июнь — ноябрь 2026 года, ноябрь до двадцатого',
    chart: {
      form: 'columns',
      title: 'Продажи и закупки',
      unit: 'млн ₸',
      unitSize: 1_000_000,
      series: ['Продажи', 'Закупки'],
      groups: MONTHS.map((label, index) => ({ label, values: [sold[index] ?? 0, bought[index] ?? 0] })),
    },
    table: {
      columns: [
        column.strong('Месяц'),
        column.money('Продажи, ₸'),
        column.money('Закупки, ₸'),
        column.money('Разница, ₸'),
        column.percent('Доля разницы'),
      ],
      rows: byMonth,
    },
  },
];

import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

const order = (
  number: string,
  day: string,
  client: string,
  due: string,
  sum: number,
  paid: number,
  state: string,
): StandRow => [number, day, client, due, sum, paid, sum - paid, state];
const line = (name: string, amount: number, price: number, ready: string): StandRow => [
  name,
  amount,
  price,
  amount * price,
  ready,
];

const orderLines: StandTable = {
  columns: [
    column.strong('Изделие'),
    column.count('Количество'),
    column.price('Цена, ₸'),
    column.money('Сумма, ₸'),
    column.status('Наличие'),
  ],
  rows: [
    line('Светильник подвесной «Капля»', 12, 38_500, 'Хватает'),
    line('Бра «Лист», дуб', 8, 21_900, 'Хватает'),
    line('Лампа настольная «Циркуль»', 6, 27_400, 'Мало'),
    line('Монтаж и наладка', 1, 148_400, 'План'),
  ],
};
const orderSum = sumOf(orderLines.rows, 3);
const PREPAID = 470_000;

const orders: StandTable = {
  columns: [
    column.strong('Заказ'),
    column.date('Принят'),
    column.text('Клиент'),
    column.date('Обещан'),
    column.money('Сумма, ₸'),
    column.money('Оплачено, ₸'),
    column.money('Осталось, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    order('Заказ 1073', '2026-11-20', 'Кофейня «Полдень»', '2026-12-04', orderSum, PREPAID, 'В работе'),
    order('Заказ 1072', '2026-11-19', 'ИП Досанова М. Т.', '2026-11-27', 154_000, 154_000, 'В работе'),
    order('Заказ 1071', '2026-11-18', 'Гостиница «Пять тополей»', '2026-12-18', 1_925_000, 962_500, 'В работе'),
    order('Заказ 1070', '2026-11-17', 'Тарасенко Ю. В.', '2026-11-21', 65_700, 65_700, 'Скоро срок'),
    order('Заказ 1069', '2026-11-16', 'Студия «Светлая сторона»', '2026-11-24', 384_800, 0, 'Новый'),
    order('Заказ 1068', '2026-11-13', 'ТОО «Белая юрта»', '2026-11-19', 219_000, 100_000, 'Просрочен'),
    order('Заказ 1067', '2026-11-12', 'ИП Ли С. В.', '2026-11-20', 109_600, 109_600, 'Отгружен'),
    order('Заказ 1066', '2026-11-10', 'Кофейня «Полдень»', '2026-11-17', 77_000, 77_000, 'Отгружен'),
    order('Заказ 1065', '2026-11-09', 'Ким А. Р.', '2026-11-16', 43_800, 43_800, 'Отгружен'),
    order('Заказ 1064', '2026-11-06', 'Гостиница «Пять тополей»', '2026-11-13', 346_500, 346_500, 'Отгружен'),
  ],
  opens: { value: 'Заказ 1073', screen: 'card' },
};
const isOpen = (row: StandRow) => row[7] !== 'Отгружен';

const item = (name: string, group: string, stock: number, reserved: number, price: number): StandRow => {
  const free = stock - reserved;
  return [name, group, stock, reserved, free, stock * price, free < 0 ? 'Заказать' : free < 10 ? 'Мало' : 'Хватает'];
};
const stock: StandTable = {
  columns: [
    column.strong('Товар'),
    column.text('Группа'),
    column.number('На складе'),
    column.number('В резерве'),
    column.number('Свободно'),
    column.money('По закупке, ₸'),
    column.status('Наличие'),
  ],
  rows: [
    item('Светильник подвесной «Капля»', 'Светильники', 41, 12, 21_200),
    item('Бра «Лист», дуб', 'Светильники', 30, 8, 11_800),
    item('Лампа настольная «Циркуль»', 'Светильники', 9, 6, 15_100),
    item('Торшер «Камыш»', 'Светильники', 14, 2, 29_600),
    item('Провод текстильный, м', 'Материалы', 420, 180, 640),
    item('Патрон керамический Е27', 'Материалы', 64, 72, 890),
    item('Заготовка дубовая 40 × 40', 'Материалы', 55, 26, 3_400),
    item('Плафон стеклянный, матовый', 'Материалы', 18, 12, 5_250),
    item('Коробка упаковочная, средняя', 'Упаковка', 210, 34, 410),
  ],
};

const WEEKS = ['12–18 октября', '19–25 октября', '26–31 октября', '1–8 ноября', '9–15 ноября', '16–20 ноября'] as const;
const received = [612_000, 840_500, 505_000, 730_300, 691_400, 1_752_200];
const spent = [540_000, 702_000, 655_000, 410_000, 588_000, 604_500];
const money: StandRow[] = WEEKS.map((week, index) => {
  const plus = received[index] ?? 0;
  const minus = spent[index] ?? 0;
  return [week, plus, minus, plus - minus];
});

const profit = (name: string, count: number, income: number, cost: number): StandRow => [
  name,
  count,
  income,
  cost,
  income - cost,
  percentOf(income - cost, income),
];
const profits: StandRow[] = [
  profit('Светильники подвесные', 64, 2_464_000, 1_356_800),
  profit('Бра', 71, 1_554_900, 837_800),
  profit('Торшеры', 19, 1_045_000, 562_400),
  profit('Лампы настольные', 33, 904_200, 498_300),
  profit('Монтаж', 9, 612_000, 280_000),
];

/** «Управление небольшой фирмой»: a workshop that makes lamps. */
export const unfScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Сегодня',
    icon: 'home',
    heading: 'Доброе утро',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      {
        label: 'Заказы в работе',
        value: sumOf(orders.rows, 4, isOpen),
        kind: 'money',
        hint: `заказов: ${orders.rows.filter(isOpen).length}`,
      },
      { label: 'Осталось получить', value: sumOf(orders.rows, 6), kind: 'money', hint: 'по всем заказам' },
      {
        label: 'Пришло за неделю',
        value: received.at(-1) ?? 0,
        kind: 'money',
        hint: `отгружено заказов: ${countOf(orders.rows, 7, 'Отгружен')}`,
      },
      { label: 'Прибыль за месяц', value: sumOf(profits, 4), kind: 'money', hint: 'до налогов и зарплаты' },
    ],
    tasksTitle: 'Дела на сегодня',
    tasks: [
      {
        text: 'Позвонить: ТОО «Белая юрта», заказ 1068 задержан',
        due: '2026-11-20',
        state: 'Сегодня',
        screen: 'orders',
      },
      { text: 'Выставить счёт студии «Светлая сторона»', due: '2026-11-20', state: 'Сегодня', screen: 'orders' },
      { text: 'Заказать керамические патроны', due: '2026-11-20', state: 'Сегодня', screen: 'stock' },
      { text: 'Отвезти заказ 1070 на Левый берег', due: '2026-11-21', state: 'По графику', screen: 'orders' },
      { text: 'Снять замеры в гостинице', due: '2026-11-24', state: 'По графику', screen: 'orders' },
    ],
    shares: {
      title: 'Из чего прибыль',
      kind: 'money',
      parts: profits.map((row) => ({ label: String(row[0]), value: numberIn(row, 4) })),
    },
    latest: { title: 'Новые заказы', table: withoutTotals(orders, 2) },
  },
  {
    id: 'orders',
    kind: 'journal',
    menu: 'Заказы',
    icon: 'document',
    heading: 'Заказы покупателей',
    lead: 'Ноябрь 2026 года',
    action: { label: 'Новый заказ', screen: 'card' },
    filters: ['Ответственный: все', 'Состояние: любое', 'Период: ноябрь'],
    table: orders,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Заказ № 1073',
    icon: 'card',
    heading: 'Заказ покупателя № 1073',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Сохранить и закрыть', screen: 'orders' },
    state: 'В работе',
    fields: [
      field.choice('Клиент', ['Кофейня «Полдень»', 'Гостиница «Пять тополей»', 'Студия «Светлая сторона»']),
      field.text('Контакт', 'Алия, +7 (700) 000-00-14'),
      field.text('Обещан к', '04.12.2026'),
      field.choice('Ответственный', ['Досжан Ибраев', 'Вера Лапина']),
      field.choice('Доставка', ['Нашей машиной', 'Самовывоз', 'Транспортная компания']),
      field.text('Примечание', 'Проводка готова, нужен высокий потолок'),
    ],
    rowsTitle: 'Состав заказа',
    table: orderLines,
    summary: [
      { label: 'Сумма заказа', value: orderSum },
      { label: 'Предоплата', value: -PREPAID },
      { label: 'Осталось получить', value: orderSum - PREPAID },
    ],
    back: { label: 'К заказам', screen: 'orders' },
  },
  {
    id: 'stock',
    kind: 'journal',
    menu: 'Склад',
    icon: 'box',
    heading: 'Остатки на складе',
    lead: 'Мастерская и склад, на сегодня',
    filters: ['Склад: все', 'Группа: все', 'Показывать: с остатком'],
    table: stock,
  },
  {
    id: 'money',
    kind: 'report',
    menu: 'Деньги',
    icon: 'money',
    heading: 'Движение денег',
    lead: 'Банк и касса, шесть недель',
    chart: {
      form: 'columns',
      title: 'Приход и расход',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Приход', 'Расход'],
      groups: money.map((row) => ({
        label: String(row[0]).replace(/ (\S{3})\S*$/u, ' $1'),
        values: [numberIn(row, 1), numberIn(row, 2)],
      })),
    },
    table: {
      columns: [
        column.strong('Неделя'),
        column.money('Приход, ₸'),
        column.money('Расход, ₸'),
        column.money('Изменение, ₸'),
      ],
      rows: money,
    },
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Прибыль',
    icon: 'chart',
    heading: 'Прибыль по группам товаров',
    lead: 'С 20 октября по 20 ноября 2026 года',
    chart: {
      form: 'bars',
      title: 'Прибыль',
      unit: 'тыс. ₸',
      unitSize: 1_000,
      series: ['Прибыль'],
      groups: profits.map((row) => ({ label: String(row[0]), values: [numberIn(row, 4)] })),
    },
    table: {
      columns: [
        column.strong('Группа'),
        column.count('Продано'),
        column.money('Выручка, ₸'),
        column.money('Затраты, ₸'),
        column.money('Прибыль, ₸'),
        column.percent('Доля'),
      ],
      rows: profits,
    },
  },
];

import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, countOf, field, groupSums, numberIn, sumOf, withoutTotals } from '../stand-tables.ts';

/** A GTIN of the range kept for in-store use, so that it can belong to no real goods; the last digit is the check digit. */
export function inventedGtin(item: number): string {
  const body = `0200${String(item).padStart(9, '0')}`;
  const sum = [...body].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return body + ((10 - (sum % 10)) % 10);
}

const receipt = (
  number: string,
  day: string,
  supplier: string,
  waybill: string,
  expected: number,
  scanned: number,
  state: string,
): StandRow => [number, day, supplier, waybill, expected, scanned, scanned - expected, state];
const receipts: StandTable = {
  columns: [
    column.strong('Приёмка'),
    column.date('Дата'),
    column.text('Поставщик'),
    column.text('Накладная'),
    column.count('По накладной'),
    column.count('Считано'),
    column.count('Разница'),
    column.status('Состояние'),
  ],
  rows: [
    receipt('Приёмка 318', '2026-11-20', 'ТОО «Обувной двор»', 'СНТ 004871', 240, 237, 'Расхождение'),
    receipt('Приёмка 317', '2026-11-20', 'ТОО «Северный опт»', 'СНТ 004869', 600, 600, 'Принята'),
    receipt('Приёмка 316', '2026-11-19', 'ИП Касымов Т. Р.', 'СНТ 004852', 96, 96, 'Принята'),
    receipt('Приёмка 315', '2026-11-18', 'ТОО «Обувной двор»', 'СНТ 004840', 180, 180, 'Принята'),
    receipt('Приёмка 314', '2026-11-17', 'ТОО «Лёгкий шаг»', 'СНТ 004833', 320, 321, 'Проверить'),
    receipt('Приёмка 313', '2026-11-16', 'ТОО «Северный опт»', 'СНТ 004820', 450, 450, 'Принята'),
    receipt('Приёмка 312', '2026-11-13', 'ТОО «Лёгкий шаг»', 'СНТ 004801', 144, 144, 'Принята'),
    receipt('Приёмка 311', '2026-11-12', 'ТОО «Обувной двор»', 'СНТ 004796', 210, 210, 'Принята'),
    receipt('Приёмка 310', '2026-11-11', 'ТОО «Северный опт»', 'СНТ 004782', 600, 600, 'Принята'),
  ],
  opens: { value: 'Приёмка 318', screen: 'card' },
};

const line = (name: string, item: number, expected: number, scanned: number): StandRow => [
  name,
  inventedGtin(item),
  expected,
  scanned,
  scanned - expected,
  scanned === expected ? 'Принято' : 'Расхождение',
];
const receiptLines: StandTable = {
  columns: [
    column.strong('Товар'),
    column.code('GTIN'),
    column.count('По накладной'),
    column.count('Считано'),
    column.count('Разница'),
    column.status('Сверка'),
  ],
  rows: [
    line('Ботинки мужские зимние, 41–45', 41_001, 80, 80),
    line('Ботинки женские зимние, 36–40', 41_002, 72, 70),
    line('Полусапоги женские, 36–40', 41_003, 48, 48),
    line('Ботинки детские утеплённые, 28–34', 41_004, 40, 39),
  ],
};

const code = (serial: string, name: string, item: number, place: string, document: string, state: string): StandRow => [
  `${inventedGtin(item)} · ${serial}`,
  name,
  place,
  document,
  state,
];
const codes: StandTable = {
  columns: [
    column.strong('Код маркировки'),
    column.text('Товар'),
    column.text('Где'),
    column.text('Последний документ'),
    column.status('Состояние'),
  ],
  rows: [
    code('5k7Qx9', 'Ботинки мужские зимние, 43', 41_001, 'Основной склад', 'Приёмка 317', 'В обороте'),
    code('5k7QxB', 'Ботинки мужские зимние, 43', 41_001, 'Основной склад', 'Приёмка 317', 'В обороте'),
    code('8dM2aa', 'Ботинки женские зимние, 38', 41_002, 'Магазин на Сарыарке', 'Перемещение 94', 'В обороте'),
    code('8dM2ac', 'Ботинки женские зимние, 39', 41_002, 'Магазин на Сарыарке', 'Чек 20418', 'Выбыл'),
    code('1hT6pz', 'Полусапоги женские, 37', 41_003, 'Основной склад', 'Приёмка 315', 'В обороте'),
    code('1hT6q0', 'Полусапоги женские, 37', 41_003, 'Покупатель', 'Чек 20397', 'Выбыл'),
    code('9vR4nn', 'Ботинки детские утеплённые, 30', 41_004, 'Основной склад', 'Возврат 12', 'Проверить'),
    code('9vR4np', 'Ботинки детские утеплённые, 31', 41_004, 'Основной склад', 'Приёмка 314', 'В обороте'),
    code('3wK8se', 'Кроссовки, 42', 41_005, 'В пути', 'Отгрузка 207', 'В пути'),
    code('3wK8sf', 'Кроссовки, 42', 41_005, 'В пути', 'Отгрузка 207', 'В пути'),
  ],
};

const exchange: StandTable = {
  columns: [
    column.date('Дата'),
    column.strong('Документ'),
    column.text('Операция'),
    column.count('Кодов'),
    column.text('Ответ системы'),
    column.status('Состояние'),
  ],
  rows: [
    ['2026-11-20', 'Приёмка 317', 'Подтверждение приёмки', 600, 'Ожидается, отправлен в 13:52', 'Отправлен'],
    ['2026-11-20', 'Чеки за 20 ноября', 'Выбытие в розницу', 58, 'Ждёт закрытия смены', 'В очереди'],
    ['2026-11-19', 'Приёмка 316', 'Подтверждение приёмки', 96, 'Без замечаний', 'Принят'],
    ['2026-11-19', 'Чеки за 19 ноября', 'Выбытие в розницу', 74, 'Без замечаний', 'Принят'],
    ['2026-11-18', 'Возврат 12', 'Возврат в оборот', 2, 'Один код уже в обороте', 'Отказ'],
    ['2026-11-18', 'Отгрузка 207', 'Передача покупателю', 120, 'Без замечаний', 'Принят'],
    ['2026-11-18', 'Чеки за 18 ноября', 'Выбытие в розницу', 61, 'Без замечаний', 'Принят'],
    ['2026-11-17', 'Заказ кодов 45', 'Выпуск кодов', 500, 'Коды загружены', 'Принят'],
    ['2026-11-17', 'Чеки за 17 ноября', 'Выбытие в розницу', 66, 'Без замечаний', 'Принят'],
  ],
};

const DAYS = ['13.11', '16.11', '17.11', '18.11', '19.11', '20.11'] as const;
const arrived = DAYS.map((day) => sumOf(receipts.rows, 5, (row) => row[1] === `2026-11-${day.slice(0, 2)}`));
const left = [70, 141, 66, 181, 74, 58];
const movement: StandRow[] = DAYS.map((day, index) => {
  const plus = arrived[index] ?? 0;
  const minus = left[index] ?? 0;
  return [day, plus, minus, plus - minus];
});

/** «Маркировка товаров»: a footwear warehouse with one shop. */
export const mrkScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Начало работы',
    icon: 'home',
    heading: 'Начало работы',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Принято сегодня', value: arrived.at(-1) ?? 0, kind: 'count', hint: 'кодов, две приёмки' },
      { label: 'Выбыло сегодня', value: left.at(-1) ?? 0, kind: 'count', hint: 'кодов, чеки магазина' },
      {
        label: 'Не хватает по накладным',
        value: -sumOf(receipts.rows, 6, (row) => numberIn(row, 6) < 0),
        kind: 'count',
        hint: 'кодов, приёмка 318',
      },
      {
        label: 'Ждут отправки',
        value: sumOf(exchange.rows, 3, (row) => row[5] === 'В очереди'),
        kind: 'count',
        hint: `документов: ${countOf(exchange.rows, 5, 'В очереди')}`,
      },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Составить акт расхождений по приёмке 318', due: '2026-11-20', state: 'Сегодня', screen: 'card' },
      { text: 'Разобрать лишний код в приёмке 314', due: '2026-11-20', state: 'Проверить', screen: 'receipts' },
      { text: 'Исправить отказ по возврату 12', due: '2026-11-20', state: 'Отказ', screen: 'exchange' },
      { text: 'Закрыть смену и передать выбытие', due: '2026-11-20', state: 'По графику', screen: 'exchange' },
      { text: 'Заказать коды для весенней партии', due: '2026-12-01', state: 'План', screen: 'codes' },
    ],
    shares: { title: 'Принято по поставщикам, кодов', kind: 'count', parts: groupSums(receipts.rows, 2, 5) },
    latest: { title: 'Последние приёмки', table: withoutTotals(receipts, 3) },
  },
  {
    id: 'receipts',
    kind: 'journal',
    menu: 'Приёмка',
    icon: 'truck',
    heading: 'Приёмка по накладным',
    lead: 'С 11 по 20 ноября 2026 года',
    action: { label: 'Начать приёмку', screen: 'card' },
    filters: ['Склад: основной', 'Поставщик: все', 'Состояние: любое'],
    table: receipts,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Приёмка № 318',
    icon: 'scan',
    heading: 'Приёмка № 318',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Составить акт расхождений', screen: 'receipts' },
    state: 'Расхождение',
    fields: [
      field.computed('Поставщик', 'ТОО «Обувной двор»'),
      field.computed('Накладная', 'СНТ 004871 от 19.11.2026'),
      field.choice('Склад', ['Основной склад', 'Магазин на Сарыарке']),
      field.choice('Принимает', ['Мусаев Т. А.', 'Ильясов Р. М.']),
      field.text('Сканируйте код', ''),
      field.choice('Упаковка', ['По коробкам', 'По штукам']),
    ],
    rowsTitle: 'Сверка с накладной',
    table: receiptLines,
    summary: [],
    back: { label: 'К приёмкам', screen: 'receipts' },
  },
  {
    id: 'codes',
    kind: 'journal',
    menu: 'Коды',
    icon: 'tag',
    heading: 'Коды маркировки',
    lead: 'История каждого кода: откуда пришёл и где сейчас',
    filters: ['Товарная группа: обувь', 'Склад: все', 'Состояние: любое'],
    table: codes,
  },
  {
    id: 'exchange',
    kind: 'journal',
    menu: 'Обмен',
    icon: 'exchange',
    heading: 'Обмен с государственной системой',
    lead: 'Последний сеанс сегодня в 13:52',
    filters: ['Период: неделя', 'Операция: все', 'Состояние: любое'],
    table: withoutTotals(exchange),
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'Движение кодов',
    icon: 'chart',
    heading: 'Движение кодов',
    lead: 'С 13 по 20 ноября 2026 года, рабочие дни',
    chart: {
      form: 'columns',
      title: 'Принято и выбыло',
      unit: 'кодов',
      unitSize: 1,
      series: ['Принято', 'Выбыло'],
      groups: movement.map((row) => ({ label: String(row[0]), values: [numberIn(row, 1), numberIn(row, 2)] })),
    },
    table: {
      columns: [column.strong('День'), column.count('Принято'), column.count('Выбыло'), column.count('Изменение')],
      rows: movement,
    },
  },
];

import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, field, groupSums, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';

/** A field: hectares, cost of a hectare and harvest in centners. */
const plot = (name: string, crop: string, hectares: number, cost: number, harvest: number, state: string): StandRow => [
  name,
  crop,
  hectares,
  cost,
  hectares * cost,
  harvest || null,
  harvest ? Math.round((harvest / hectares) * 10) / 10 : null,
  state,
];
const plots: StandTable = {
  columns: [
    column.strong('Поле'),
    column.text('Культура'),
    column.count('Площадь, га'),
    column.price('На гектар, ₸'),
    column.money('Затраты, ₸'),
    column.count('Урожай, ц'),
    column.measure('С гектара, ц'),
    column.status('Состояние'),
  ],
  rows: [
    plot('Поле 1, Дальнее', 'Пшеница яровая', 420, 96_400, 7_350, 'Убрано'),
    plot('Поле 2, У дороги', 'Пшеница яровая', 385, 97_100, 6_391, 'Убрано'),
    plot('Поле 3, Озёрное', 'Ячмень', 260, 84_200, 4_836, 'Убрано'),
    plot('Поле 4, Берёзовое', 'Лён масличный', 180, 108_500, 1_872, 'Убрано'),
    plot('Поле 5, Низина', 'Подсолнечник', 210, 121_700, 3_108, 'Убрано'),
    plot('Поле 6, За током', 'Травы многолетние', 150, 38_600, 6_300, 'Убрано'),
    plot('Поле 7, Каменное', 'Пар', 190, 21_300, 0, 'Подготовлен'),
    plot('Поле 8, Северное', 'Рожь озимая', 120, 57_900, 0, 'Посеяно'),
  ],
};

const FUEL_PRICE = 318;
const sheet = (
  number: string,
  day: string,
  driver: string,
  job: string,
  hectares: number,
  norm: number,
  used: number,
): StandRow => [
  number,
  day,
  driver,
  job,
  hectares,
  Math.round(hectares * norm),
  used,
  used > hectares * norm * 1.03 ? 'Перерасход' : 'Норма',
];
const sheets: StandTable = {
  columns: [
    column.strong('Лист'),
    column.date('Дата'),
    column.text('Механизатор'),
    column.text('Работа'),
    column.count('Гектаров'),
    column.count('По норме, л'),
    column.count('Списано, л'),
    column.status('Состояние'),
  ],
  rows: [
    sheet('Лист 642', '2026-11-20', 'Кусаинов Б. Т.', 'Снегозадержание', 46, 3.2, 149),
    sheet('Лист 641', '2026-11-19', 'Рябов С. Н.', 'Внесение удобрений', 38, 4.1, 168),
    sheet('Лист 640', '2026-11-18', 'Кусаинов Б. Т.', 'Снегозадержание', 52, 3.2, 164),
    sheet('Лист 639', '2026-11-17', 'Ахмедов Ф. Р.', 'Вспашка пара', 24, 16.8, 402),
    sheet('Лист 638', '2026-11-16', 'Рябов С. Н.', 'Внесение удобрений', 41, 4.1, 166),
    sheet('Лист 637', '2026-11-13', 'Ахмедов Ф. Р.', 'Вспашка пара', 27, 16.8, 449),
    sheet('Лист 636', '2026-11-12', 'Кусаинов Б. Т.', 'Боронование', 61, 2.4, 158),
    sheet('Лист 635', '2026-11-11', 'Рябов С. Н.', 'Боронование', 58, 2.4, 138),
  ],
  opens: { value: 'Лист 642', screen: 'card' },
};

const group = (name: string, start: number, born: number, came: number, left: number, weight: number): StandRow => [
  name,
  start,
  born || null,
  came || null,
  left || null,
  start + born + came - left,
  weight,
];
/** Animals that grow older leave one group and come to another, so the moves inside the farm are equal. */
const herd: StandTable = {
  columns: [
    column.strong('Группа'),
    column.count('На начало'),
    column.count('Приплод'),
    column.count('Пришло'),
    column.count('Выбыло'),
    column.count('На конец'),
    column.number('Средний вес, кг'),
  ],
  rows: [
    group('Коровы дойные', 184, 0, 6, 3, 512),
    group('Нетели', 42, 0, 9, 6, 448),
    group('Тёлки старше года', 63, 0, 14, 9, 326),
    group('Тёлки до года', 78, 21, 0, 14, 158),
    group('Бычки до года', 71, 19, 0, 12, 171),
    group('Бычки на откорме', 96, 0, 12, 22, 402),
  ],
};

const WEEKS = ['12–18.10', '19–25.10', '26.10–1.11', '2–8.11', '9–15.11', '16–20.11'] as const;
const yielded = [19_840, 19_460, 19_105, 18_720, 18_390, 13_010];
const sold = [17_200, 16_950, 16_700, 16_300, 16_050, 11_400];
const milk: StandRow[] = WEEKS.map((week, index) => {
  const all = yielded[index] ?? 0;
  const gone = sold[index] ?? 0;
  return [week, all, gone, all - gone, gone * 215, percentOf(gone, all)];
});

const RATE_FOR_HECTARE = 410;
const jobs: StandTable = {
  columns: [
    column.strong('Работа'),
    column.text('Поле'),
    column.count('Гектаров'),
    column.count('Топливо, л'),
    column.price('Расценка, ₸/га'),
    column.money('Зарплата, ₸'),
    column.money('Топливо, ₸'),
  ],
  rows: (
    [
      ['Снегозадержание, первый проход', 'Поле 1, Дальнее', 28, 91],
      ['Снегозадержание, первый проход', 'Поле 3, Озёрное', 18, 58],
    ] as const
  ).map(([name, place, hectares, litres]) => [
    name,
    place,
    hectares,
    litres,
    RATE_FOR_HECTARE,
    hectares * RATE_FOR_HECTARE,
    litres * FUEL_PRICE,
  ]),
};

/** «Бухгалтерия для сельхозорганизаций»: a farm with grain and a herd. */
export const bsoScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Хозяйство',
    icon: 'home',
    heading: 'Хозяйство сегодня',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      { label: 'Посевы и пар', value: sumOf(plots.rows, 2), kind: 'count', hint: 'гектаров, восемь полей' },
      { label: 'Затраты на поля', value: sumOf(plots.rows, 4), kind: 'money', hint: 'с начала года' },
      {
        label: 'Поголовье',
        value: sumOf(herd.rows, 5),
        kind: 'count',
        hint: `коров: ${numberIn(herd.rows[0] ?? [], 5)}`,
      },
      { label: 'Надой за неделю', value: yielded.at(-1) ?? 0, kind: 'count', hint: 'литров, с 16 ноября' },
    ],
    tasksTitle: 'Что сделать',
    tasks: [
      { text: 'Проверить перерасход топлива, лист 636', due: '2026-11-20', state: 'Перерасход', screen: 'sheets' },
      { text: 'Принять путевые листы за неделю', due: '2026-11-20', state: 'Сегодня', screen: 'card' },
      { text: 'Накладная на молоко: ТОО «Сливки Севера-2»', due: '2026-11-20', state: 'Сегодня', screen: 'milk' },
      { text: 'Взвешивание бычков на откорме', due: '2026-11-26', state: 'По графику', screen: 'herd' },
      { text: 'Распределить затраты по льну и подсолнечнику', due: '2026-12-10', state: 'План', screen: 'fields' },
    ],
    shares: {
      title: 'Площадь по культурам, га',
      kind: 'count',
      parts: [
        ...groupSums(plots.rows, 1, 2).slice(0, 4),
        {
          label: 'Остальное',
          value: groupSums(plots.rows, 1, 2)
            .slice(4)
            .reduce((sum, one) => sum + one.value, 0),
        },
      ],
    },
    latest: { title: 'Последние учётные листы', table: withoutTotals(sheets, 2) },
  },
  {
    id: 'fields',
    kind: 'report',
    menu: 'Поля',
    icon: 'field',
    heading: 'Поля и урожай',
    lead: 'Сезон 2026 года, зачётный вес',
    table: plots,
  },
  {
    id: 'sheets',
    kind: 'journal',
    menu: 'Учётные листы',
    icon: 'truck',
    heading: 'Учётные листы механизаторов',
    lead: 'С 11 по 20 ноября 2026 года',
    action: { label: 'Новый лист', screen: 'card' },
    filters: ['Бригада: все', 'Машина: все', 'Состояние: любое'],
    table: sheets,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Лист № 642',
    icon: 'card',
    heading: 'Учётный лист № 642',
    lead: 'от 20 ноября 2026 года',
    action: { label: 'Записать и закрыть', screen: 'sheets' },
    state: 'Новый',
    fields: [
      field.choice('Механизатор', ['Кусаинов Б. Т.', 'Рябов С. Н.', 'Ахмедов Ф. Р.']),
      field.choice('Машина', ['Трактор № 4', 'Трактор № 7', 'Трактор № 2']),
      field.choice('Агрегат', ['Снегопах, два корпуса', 'Разбрасыватель', 'Плуг']),
      field.text('Выезд', '07:30'),
      field.text('Возвращение', '18:10'),
      field.computed('Моточасы', '10,7'),
    ],
    rowsTitle: 'Выполненные работы',
    table: jobs,
    summary: [
      { label: 'Зарплата механизатора', value: sumOf(jobs.rows, 5) },
      { label: 'Топливо', value: sumOf(jobs.rows, 6) },
      { label: 'Затраты на поля', value: sumOf(jobs.rows, 5) + sumOf(jobs.rows, 6) },
    ],
    back: { label: 'К листам', screen: 'sheets' },
  },
  {
    id: 'herd',
    kind: 'report',
    menu: 'Поголовье',
    icon: 'list',
    heading: 'Движение поголовья',
    lead: 'С 1 по 20 ноября 2026 года',
    table: herd,
  },
  {
    id: 'milk',
    kind: 'report',
    menu: 'Молоко',
    icon: 'chart',
    heading: 'Надой и продажа молока',
    lead: 'Шесть недель, литры; цена 215 ₸ за литр',
    chart: {
      form: 'columns',
      title: 'Надоено и продано',
      unit: 'тыс. л',
      unitSize: 1_000,
      series: ['Надоено', 'Продано'],
      groups: milk.map((row) => ({ label: String(row[0]), values: [numberIn(row, 1), numberIn(row, 2)] })),
    },
    table: {
      columns: [
        column.strong('Неделя'),
        column.count('Надоено, л'),
        column.count('Продано, л'),
        column.count('Телятам и остаток, л'),
        column.money('Выручка, ₸'),
        column.percent('Товарность'),
      ],
      rows: milk,
    },
  },
];

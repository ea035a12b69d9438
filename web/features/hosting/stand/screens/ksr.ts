import type { StandRow, StandScreen, StandTable } from '../stand-screens.ts';
import { column, field, groupSums, numberIn, percentOf, sumOf, withoutTotals } from '../stand-tables.ts';
import { VAT_PERCENT } from './rates.ts';

/** A kind of work: volume by the estimate, volume done and price of a unit. */
const work = (
  section: string,
  name: string,
  unit: string,
  planned: number,
  done: number,
  price: number,
  state: string,
): StandRow => [section, name, unit, planned, done, percentOf(done, planned), Math.round(done * price), state];
const works: StandTable = {
  columns: [
    column.text('Раздел'),
    column.strong('Вид работ'),
    column.text('Ед.'),
    column.measure('По смете'),
    column.measure('Выполнено'),
    column.percent('Готово'),
    column.money('Освоено, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    work('Земляные работы', 'Разработка грунта экскаватором', 'м³', 1_840, 1_840, 2_450, 'Выполнено'),
    work('Фундамент', 'Армирование ростверка', 'т', 18.6, 18.6, 612_000, 'Выполнено'),
    work('Фундамент', 'Бетонирование ростверка', 'м³', 265, 265, 58_400, 'Выполнено'),
    work('Фундамент', 'Гидроизоляция', 'м²', 940, 902, 4_150, 'В работе'),
    work('Стены', 'Кладка наружных стен', 'м³', 720, 418.5, 46_800, 'По графику'),
    work('Стены', 'Кладка перегородок', 'м²', 1_350, 285, 9_700, 'Отстаёт'),
    work('Перекрытия', 'Монтаж плит перекрытия', 'шт.', 168, 84, 38_900, 'По графику'),
    work('Кровля', 'Устройство стропильной системы', 'м²', 610, 0, 14_200, 'Не начато'),
    work('Сети', 'Ввод водопровода', 'м', 64, 64, 31_500, 'Выполнено'),
    work('Сети', 'Наружная канализация', 'м', 88, 41, 36_700, 'По графику'),
  ],
  opens: { value: 'Кладка наружных стен', screen: 'card' },
};

const material = (name: string, unit: string, norm: number, used: number, price: number): StandRow => {
  const over = Math.round((used - norm) * 100) / 100;
  return [name, unit, norm, used, over, Math.round(over * price), over > norm * 0.02 ? 'Перерасход' : 'Норма'];
};
const materials: StandTable = {
  columns: [
    column.strong('Материал'),
    column.text('Ед.'),
    column.measure('По норме'),
    column.measure('Списано'),
    column.measure('Отклонение'),
    column.money('Отклонение, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    material('Газоблок 600 × 300 × 200', 'м³', 402, 409.5, 27_800),
    material('Клей для газоблока, мешок 25 кг', 'шт.', 585, 641, 2_350),
    material('Арматура 12 мм', 'т', 14.2, 14.1, 338_000),
    material('Арматура 8 мм', 'т', 4.4, 4.45, 346_000),
    material('Бетон В25', 'м³', 270.3, 272, 34_500),
    material('Плита перекрытия ПК 60-12', 'шт.', 84, 84, 96_200),
    material('Мастика битумная', 'кг', 1_262, 1_218, 720),
    material('Кирпич перегородочный', 'шт.', 14_500, 15_140, 96),
    material('Труба 110 мм', 'м', 42, 41, 2_680),
  ],
};

const act = (number: string, day: string, client: string, period: string, sum: number, state: string): StandRow => [
  number,
  day,
  client,
  period,
  sum,
  Math.round((sum * VAT_PERCENT) / 100),
  state,
];
const actLines: StandTable = {
  columns: [
    column.strong('Вид работ'),
    column.text('Ед.'),
    column.measure('Объём'),
    column.price('Цена, ₸'),
    column.money('Стоимость, ₸'),
  ],
  rows: (
    [
      ['Кладка наружных стен', 'м³', 132.5, 46_800],
      ['Кладка перегородок', 'м²', 160, 9_700],
      ['Монтаж плит перекрытия', 'шт.', 42, 38_900],
      ['Наружная канализация', 'м', 41, 36_700],
    ] as const
  ).map(([name, unit, volume, price]) => [name, unit, volume, price, volume * price]),
};
const actSum = sumOf(actLines.rows, 4);
const acts: StandTable = {
  columns: [
    column.strong('Акт'),
    column.date('Дата'),
    column.text('Заказчик'),
    column.text('Период'),
    column.money('Без НДС, ₸'),
    column.money('НДС, ₸'),
    column.status('Состояние'),
  ],
  rows: [
    act('Акт 7', '2026-11-20', 'ТОО «Новый квартал-5»', 'Ноябрь', actSum, 'На подписи'),
    act('Акт 6', '2026-10-30', 'ТОО «Новый квартал-5»', 'Октябрь', 13_384_800, 'Подписан'),
    act('Акт 5', '2026-09-30', 'ТОО «Новый квартал-5»', 'Сентябрь', 11_926_300, 'Оплачен'),
    act('Акт 4', '2026-08-31', 'ТОО «Новый квартал-5»', 'Август', 15_476_000, 'Оплачен'),
    act('Акт 3', '2026-07-31', 'ТОО «Новый квартал-5»', 'Июль', 7_743_300, 'Оплачен'),
    act('Акт 2', '2026-06-30', 'ТОО «Новый квартал-5»', 'Июнь', 4_508_000, 'Оплачен'),
  ],
  opens: { value: 'Акт 7', screen: 'card' },
};

const planned = [4_700_000, 7_500_000, 14_900_000, 12_600_000, 14_200_000, 13_500_000];
const byMonth: StandRow[] = acts.rows.toReversed().map((row, index) => {
  const plan = planned[index] ?? 0;
  const fact = numberIn(row, 4);
  return [String(row[3]), plan, fact, fact - plan, percentOf(fact, plan)];
});

/** «Контроль строительных работ»: one residential house under construction. */
export const ksrScreens: readonly StandScreen[] = [
  {
    id: 'start',
    kind: 'dashboard',
    menu: 'Объект',
    icon: 'home',
    heading: 'Жилой дом, ул. Абрикосовая, 5',
    lead: 'Пятница, 20 ноября 2026 года',
    figures: [
      {
        label: 'Освоено с начала работ',
        value: sumOf(works.rows, 6),
        kind: 'money',
        hint: 'по подтверждённым объёмам',
      },
      { label: 'К подписанию', value: actSum, kind: 'money', hint: 'акт 7 за ноябрь, без НДС' },
      {
        label: 'Выполнение плана',
        value: percentOf(sumOf(byMonth, 2), sumOf(byMonth, 1)),
        kind: 'percent',
        hint: 'июнь — ноябрь',
      },
      {
        label: 'Перерасход материалов',
        value: sumOf(materials.rows, 5, (row) => row[6] === 'Перерасход'),
        kind: 'money',
        hint: `позиций: ${materials.rows.filter((row) => row[6] === 'Перерасход').length}`,
      },
    ],
    tasksTitle: 'Что требует внимания',
    tasks: [
      { text: 'Перегородки отстают от графика на девять дней', due: '2026-11-20', state: 'Отстаёт', screen: 'works' },
      { text: 'Разобрать перерасход кирпича', due: '2026-11-20', state: 'Сегодня', screen: 'materials' },
      { text: 'Подписать акт 7 у заказчика', due: '2026-11-25', state: 'Скоро срок', screen: 'acts' },
      { text: 'Заявка на плиты перекрытия, второй этаж', due: '2026-11-24', state: 'В работе', screen: 'materials' },
      { text: 'Осмотр гидроизоляции с технадзором', due: '2026-11-26', state: 'По графику', screen: 'works' },
    ],
    latest: { title: 'Последние акты', table: withoutTotals(acts, 2) },
    shares: {
      title: 'Освоено по разделам',
      kind: 'money',
      parts: groupSums(
        works.rows.filter((row) => numberIn(row, 6) > 0),
        0,
        6,
      ),
    },
  },
  {
    id: 'works',
    kind: 'journal',
    menu: 'Смета и выполнение',
    icon: 'list',
    heading: 'Смета и выполнение',
    lead: 'Объёмы подтверждены инженером на 19 ноября',
    filters: ['Объект: ул. Абрикосовая, 5', 'Раздел: все', 'Состояние: любое'],
    table: works,
  },
  {
    id: 'materials',
    kind: 'journal',
    menu: 'Материалы',
    icon: 'box',
    heading: 'Материалы: норма и списание',
    lead: 'С начала работ по 19 ноября 2026 года',
    filters: ['Участок: все', 'Показывать: всё', 'Порог: 2 %'],
    table: materials,
  },
  {
    id: 'acts',
    kind: 'journal',
    menu: 'Акты',
    icon: 'document',
    heading: 'Акты выполненных работ',
    lead: 'Договор подряда № 3 от 18 мая 2026 года',
    action: { label: 'Составить акт', screen: 'card' },
    filters: ['Договор: № 3', 'Год: 2026'],
    table: acts,
  },
  {
    id: 'card',
    kind: 'card',
    menu: 'Акт № 7',
    icon: 'card',
    heading: 'Акт выполненных работ № 7',
    lead: 'за ноябрь 2026 года',
    action: { label: 'Отправить на подпись', screen: 'acts' },
    state: 'На подписи',
    fields: [
      field.computed('Заказчик', 'ТОО «Новый квартал-5»'),
      field.computed('Договор', '№ 3 от 18.05.2026'),
      field.choice('Объект', ['Жилой дом, ул. Абрикосовая, 5', 'Паркинг, ул. Абрикосовая, 5а']),
      field.text('Период', '01.11.2026 — 20.11.2026'),
      field.choice('Прораб', ['Сергей Ващенко', 'Нурлан Абишев']),
      field.choice('Форма', ['Форма 2-В и справка', 'Только форма 2-В']),
    ],
    rowsTitle: 'Выполненные работы',
    table: actLines,
    summary: [
      { label: 'Без НДС', value: actSum },
      { label: 'НДС 16 %', value: Math.round((actSum * VAT_PERCENT) / 100) },
      { label: 'Всего по акту', value: actSum + Math.round((actSum * VAT_PERCENT) / 100) },
    ],
    back: { label: 'К актам', screen: 'acts' },
  },
  {
    id: 'report',
    kind: 'report',
    menu: 'План и факт',
    icon: 'chart',
    heading: 'План и факт',
    lead: 'Июнь — ноябрь 2026 года, без НДС',
    chart: {
      form: 'columns',
      title: 'Освоение',
      unit: 'млн ₸',
      unitSize: 1_000_000,
      series: ['План', 'Факт'],
      groups: byMonth.map((row) => ({ label: String(row[0]), values: [numberIn(row, 1), numberIn(row, 2)] })),
    },
    table: {
      columns: [
        column.strong('Месяц'),
        column.money('План, ₸'),
        column.money('Факт, ₸'),
        column.money('Отклонение, ₸'),
        column.percent('Выполнение'),
      ],
      rows: byMonth,
    },
  },
];

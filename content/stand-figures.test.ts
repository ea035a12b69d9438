import { describe, expect, it } from 'vitest';
import type { StandDashboardScreen } from '../web/features/hosting/stand/stand-screens.ts';
import solutions from './solutions.json' with { type: 'json' };
import { countOf, having, lastOf, percentOf, standScreens, totalOf } from './testing/read-stands.ts';

function startOf(code: string): StandDashboardScreen {
  const [start] = standScreens(code);
  if (start?.kind !== 'dashboard') throw new Error(`No start page in ${code}`);
  return start;
}
const sharesOf = (code: string) => startOf(code).shares.parts.reduce((sum, part) => sum + part.value, 0);

const sold = having('Состояние', 'Проведён', 'Оплачен', 'Просрочен');
const overdue = having('Состояние', 'Просрочен');
const late = having('Срок', 'До 30 дней', 'До 90 дней');
const today = having('Дата', '2026-11-20');
const inWork = having('Состояние', 'В работе', 'Скоро срок', 'Новый', 'Просрочен');
const paid = having('Состояние', 'Оплачено');
const overspent = having('Состояние', 'Перерасход');
const queued = having('Состояние', 'В очереди');
const taken = having('Состояние', 'Действует', 'Заканчивается');

const counted: Record<number, string> = { 2: 'две', 8: 'восемь' };

/** What a figure counts, and what the line beneath it says of the same rows. */
type Counted = [figure: string, count: () => number | undefined, hint?: () => string];

const figures: Record<string, Counted[]> = {
  ea: [
    ['Деньги на счетах и в кассе', () => totalOf('ea', 'balance', 'Конец, дебет', having('Счёт', '1010', '1030'))],
    [
      'Продано в ноябре',
      () => totalOf('ea', 'sales', 'Сумма, ₸', sold),
      () => `документов: ${countOf('ea', 'sales', sold)}`,
    ],
    [
      'Просрочено покупателями',
      () => totalOf('ea', 'sales', 'Сумма, ₸', overdue),
      () => `документов: ${countOf('ea', 'sales', overdue)}`,
    ],
    ['НДС с продаж', () => totalOf('ea', 'sales', 'В том числе НДС, ₸', sold)],
  ],
  zup: [
    [
      'Сотрудников',
      () => countOf('zup', 'staff'),
      () => `работают: ${countOf('zup', 'staff', having('Состояние', 'Работает'))}`,
    ],
    ['Начислено за октябрь', () => totalOf('zup', 'payroll', 'Начислено, ₸')],
    ['Выплачено на руки', () => totalOf('zup', 'payroll', 'На руки, ₸')],
    ['Удержано налога', () => totalOf('zup', 'payroll', 'ИПН, ₸')],
  ],
  zik: [
    ['Педагогов в списке', () => countOf('zik', 'tariffs')],
    ['Часов в неделю', () => totalOf('zik', 'tariffs', 'Часов')],
    ['Фонд оплаты за месяц', () => totalOf('zik', 'tariffs', 'Всего, ₸')],
    ['Остаток плана', () => totalOf('zik', 'budget', 'Остаток, ₸')],
  ],
  apteka: [
    [
      'Выручка за вчера',
      () => lastOf('apteka', 'report', 'Выручка, ₸'),
      () => `чеков: ${lastOf('apteka', 'report', 'Чеков')}`,
    ],
    ['Товара на сумму', () => totalOf('apteka', 'stock', 'На сумму, ₸')],
    [
      'Срок заканчивается',
      () => totalOf('apteka', 'stock', 'На сумму, ₸', late),
      () =>
        `серий: ${countOf('apteka', 'stock', late)}, из них до 30 дней: ${countOf('apteka', 'stock', having('Срок', 'До 30 дней'))}`,
    ],
    [
      'Рецептов за неделю',
      () => countOf('apteka', 'recipes'),
      () => `ждут: ${countOf('apteka', 'recipes', having('Состояние', 'Ждёт'))}`,
    ],
  ],
  bgp: [
    ['Доходы за 10 месяцев', () => sharesOf('bgp')],
    ['Расходы за 10 месяцев', () => totalOf('bgp', 'plan', 'Факт, ₸')],
    ['Доходы больше расходов', () => sharesOf('bgp') - totalOf('bgp', 'plan', 'Факт, ₸')],
  ],
  bgu: [
    ['План на год', () => totalOf('bgu', 'plan', 'План на год, ₸')],
    ['Оплачено', () => totalOf('bgu', 'plan', 'Оплачено, ₸')],
    ['Освоение', () => percentOf(totalOf('bgu', 'plan', 'Оплачено, ₸'), totalOf('bgu', 'plan', 'План на год, ₸'))],
    ['Свободный остаток', () => totalOf('bgu', 'plan', 'Свободно, ₸')],
  ],
  bpk: [
    [
      'План на 2026 год',
      () => totalOf('bpk', 'limits', 'План на год, ₸'),
      () => `программ: ${countOf('bpk', 'limits')}`,
    ],
    ['Оплачено', () => totalOf('bpk', 'limits', 'Оплачено, ₸')],
    [
      'Освоение',
      () => percentOf(totalOf('bpk', 'limits', 'Оплачено, ₸'), totalOf('bpk', 'limits', 'План на год, ₸')),
      () => `отстают программы: ${countOf('bpk', 'limits', having('Состояние', 'Отстаёт от плана'))}`,
    ],
    [
      'Заявлено на 2027 год',
      () => totalOf('bpk', 'requests', 'Заявлено, ₸'),
      () => `учреждений: ${countOf('bpk', 'requests')}`,
    ],
  ],
  bso: [
    ['Посевы и пар', () => totalOf('bso', 'fields', 'Площадь, га'), () => `${counted[countOf('bso', 'fields')]} полей`],
    ['Затраты на поля', () => totalOf('bso', 'fields', 'Затраты, ₸')],
    [
      'Поголовье',
      () => totalOf('bso', 'herd', 'На конец'),
      () => `коров: ${totalOf('bso', 'herd', 'На конец', having('Группа', 'Коровы дойные'))}`,
    ],
    ['Надой за неделю', () => lastOf('bso', 'milk', 'Надоено, л')],
  ],
  osi: [
    ['Начислено за ноябрь', () => totalOf('osi', 'flats', 'Содержание, ₸') + totalOf('osi', 'flats', 'Капремонт, ₸')],
    [
      'Оплачено в ноябре',
      () => totalOf('osi', 'flats', 'Оплачено, ₸'),
      () => `полностью: ${countOf('osi', 'flats', paid)} из ${countOf('osi', 'flats')}`,
    ],
    ['Осталось собрать', () => totalOf('osi', 'flats', 'Осталось, ₸')],
  ],
  mrk: [
    [
      'Поступило сегодня',
      () => totalOf('mrk', 'receipts', 'Считано', today),
      () => `кодов, ${counted[countOf('mrk', 'receipts', today)]} приёмки`,
    ],
    ['Выбыло сегодня', () => lastOf('mrk', 'report', 'Выбыло')],
    ['Не хватает по накладным', () => -totalOf('mrk', 'card', 'Разница')],
    [
      'Ждут отправки',
      () => totalOf('mrk', 'exchange', 'Кодов', queued),
      () => `документов: ${countOf('mrk', 'exchange', queued)}`,
    ],
  ],
  rca: [
    [
      'Сдано площади',
      () => percentOf(totalOf('rca', 'rooms', 'Площадь, м²', taken), totalOf('rca', 'rooms', 'Площадь, м²')),
    ],
    ['Начислено за ноябрь', () => totalOf('rca', 'charges', 'Всего, ₸')],
    [
      'Оплачено',
      () => totalOf('rca', 'charges', 'Оплачено, ₸'),
      () => `полностью: ${countOf('rca', 'charges', paid)} из ${countOf('rca', 'charges')}`,
    ],
    ['Долг за ноябрь', () => totalOf('rca', 'charges', 'Долг, ₸')],
  ],
  rtl3: [
    ['Выручка за вчера', () => lastOf('rtl3', 'report', 'Всего, ₸')],
    [
      'Средний чек',
      () => lastOf('rtl3', 'report', 'Средний чек, ₸'),
      () => `чеков: ${lastOf('rtl3', 'report', 'Чеков')}`,
    ],
    ['К заказу на неделю', () => totalOf('rtl3', 'hints', 'Сумма, ₸')],
    ['Заканчивается товаров', () => countOf('rtl3', 'hints', (row) => row.number('Хватит, дней') < 3)],
  ],
  unf: [
    [
      'Заказы в работе',
      () => totalOf('unf', 'orders', 'Сумма, ₸', inWork),
      () => `заказов: ${countOf('unf', 'orders', inWork)}`,
    ],
    ['Осталось получить', () => totalOf('unf', 'orders', 'Осталось, ₸')],
    ['Пришло за неделю', () => lastOf('unf', 'money', 'Приход, ₸')],
    ['Прибыль за месяц', () => totalOf('unf', 'report', 'Прибыль, ₸')],
  ],
  ksr: [
    ['Освоено с начала работ', () => totalOf('ksr', 'works', 'Освоено, ₸')],
    ['Акт 7 за ноябрь', () => totalOf('ksr', 'card', 'Стоимость, ₸')],
    ['Выполнение плана', () => percentOf(totalOf('ksr', 'report', 'Факт, ₸'), totalOf('ksr', 'report', 'План, ₸'))],
    [
      'Перерасход материалов',
      () => totalOf('ksr', 'materials', 'Отклонение, ₸', overspent),
      () => `позиций: ${countOf('ksr', 'materials', overspent)}`,
    ],
  ],
};
/** No other screen of the stand says them again. */
const saidOnce = ['bgp: Исполнение по доходам', 'osi: На капитальный ремонт'];

/** What the ring of the start page shares out. */
const wholes: Record<string, () => number> = {
  ea: () => totalOf('ea', 'sales', 'Сумма, ₸', sold),
  zup: () => totalOf('zup', 'payroll', 'Начислено, ₸'),
  zik: () => totalOf('zik', 'tariffs', 'Всего, ₸'),
  apteka: () => totalOf('apteka', 'stock', 'На сумму, ₸'),
  bgp: () => startOf('bgp').figures[0]?.value ?? 0,
  bgu: () => totalOf('bgu', 'plan', 'Оплачено, ₸'),
  bpk: () => totalOf('bpk', 'limits', 'Оплачено, ₸'),
  bso: () => totalOf('bso', 'fields', 'Площадь, га'),
  osi: () => totalOf('osi', 'expenses', 'Потрачено, ₸'),
  mrk: () => totalOf('mrk', 'receipts', 'Считано'),
  rca: () => totalOf('rca', 'rooms', 'Площадь, м²'),
  rtl3: () => totalOf('rtl3', 'report', 'Всего, ₸'),
  unf: () => totalOf('unf', 'report', 'Прибыль, ₸'),
  ksr: () => totalOf('ksr', 'works', 'Освоено, ₸'),
};

describe.each(solutions.map((one) => one.code))('the start page of %s', (code) => {
  const start = startOf(code);

  it('says the figures that its rows come to', () => {
    for (const [label, count, hint] of figures[code] ?? []) {
      const figure = start.figures.find((one) => one.label === label);
      expect(figure?.value, `${label}, one of ${start.figures.map((one) => one.label)}`).toBe(count());
      if (hint) expect(figure?.hint, label).toContain(hint());
    }
  });

  it('has no figure that nobody counts', () => {
    const known = [...(figures[code] ?? []).map(([label]) => `${code}: ${label}`), ...saidOnce];
    for (const { label } of start.figures) expect(known).toContain(`${code}: ${label}`);
  });

  it('shares out the whole', () => {
    expect(sharesOf(code)).toBe(wholes[code]?.());
  });
});

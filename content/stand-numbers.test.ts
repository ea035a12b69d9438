import { describe, expect, it } from 'vitest';
import solutions from './solutions.json' with { type: 'json' };
import {
  countOf,
  having,
  percentOf,
  standScreens,
  tableOf,
  tablesOf,
  titledRows,
  totalOf,
} from './testing/read-stands.ts';

const codes = solutions.map((one) => one.code);

/** A result column and the two columns that it comes from. */
type Columns = [code: string, id: string, result: string, first: string, second: string];

const differences: Columns[] = [
  ['ea', 'report', 'Разница, ₸', 'Продажи, ₸', 'Закупки, ₸'],
  ['bgp', 'plan', 'Отклонение, ₸', 'Факт, ₸', 'План за 10 месяцев, ₸'],
  ['bgp', 'contracts', 'Осталось, ₸', 'Сумма, ₸', 'Оказано, ₸'],
  ['bgu', 'plan', 'Свободно, ₸', 'План на год, ₸', 'Обязательства, ₸'],
  ['bgu', 'contracts', 'Осталось, ₸', 'Сумма, ₸', 'Оплачено, ₸'],
  ['bgu', 'assets', 'Остаточная, ₸', 'Стоимость, ₸', 'Амортизация, ₸'],
  ['bgu', 'report', 'Остаток, ₸', 'План, ₸', 'Платежи, ₸'],
  ['bpk', 'requests', 'Разница, ₸', 'В свод, ₸', 'Заявлено, ₸'],
  ['bpk', 'card', 'Разница, ₸', 'В свод, ₸', 'Заявлено, ₸'],
  ['bpk', 'limits', 'Свободно, ₸', 'План на год, ₸', 'Обязательства, ₸'],
  ['bpk', 'report', 'Остаток, ₸', 'План, ₸', 'Платежи, ₸'],
  ['bso', 'milk', 'Телятам и остаток, л', 'Надоено, л', 'Продано, л'],
  ['osi', 'card', 'Разница, ₸', 'Начислено, ₸', 'Оплачено, ₸'],
  ['osi', 'expenses', 'Осталось, ₸', 'Смета на год, ₸', 'Потрачено, ₸'],
  ['osi', 'report', 'Разница, ₸', 'Начислено, ₸', 'Оплачено, ₸'],
  ['mrk', 'receipts', 'Разница', 'Считано', 'По накладной'],
  ['mrk', 'card', 'Разница', 'Считано', 'По накладной'],
  ['mrk', 'report', 'Изменение', 'Поступило', 'Выбыло'],
  ['rca', 'charges', 'Долг, ₸', 'Всего, ₸', 'Оплачено, ₸'],
  ['rca', 'report', 'Долг, ₸', 'Начислено, ₸', 'Оплачено, ₸'],
  ['rca', 'meters', 'Расход, кВт·ч', 'Стало, кВт·ч', 'Было, кВт·ч'],
  ['unf', 'orders', 'Осталось, ₸', 'Сумма, ₸', 'Оплачено, ₸'],
  ['unf', 'stock', 'Свободно', 'На складе', 'В резерве'],
  ['unf', 'money', 'Изменение, ₸', 'Приход, ₸', 'Расход, ₸'],
  ['unf', 'report', 'Прибыль, ₸', 'Выручка, ₸', 'Затраты, ₸'],
  ['zik', 'budget', 'Остаток, ₸', 'План на ноябрь, ₸', 'Начислено, ₸'],
  ['ksr', 'report', 'Отклонение, ₸', 'Факт, ₸', 'План, ₸'],
  ['ksr', 'materials', 'Отклонение', 'Списано', 'По норме'],
];

const percents: Columns[] = [
  ['ea', 'report', 'Доля разницы', 'Разница, ₸', 'Продажи, ₸'],
  ['apteka', 'report', 'Доля рецептов', 'По рецептам, ₸', 'Выручка, ₸'],
  ['bgp', 'plan', 'Исполнение', 'Факт, ₸', 'План за 10 месяцев, ₸'],
  ['bgu', 'plan', 'Освоено', 'Оплачено, ₸', 'План на год, ₸'],
  ['bgu', 'report', 'Освоено', 'Платежи, ₸', 'План, ₸'],
  ['bpk', 'limits', 'Освоено', 'Оплачено, ₸', 'План на год, ₸'],
  ['bpk', 'report', 'Освоено', 'Платежи, ₸', 'План, ₸'],
  ['bso', 'milk', 'Товарность', 'Продано, л', 'Надоено, л'],
  ['osi', 'expenses', 'Исполнено', 'Потрачено, ₸', 'Смета на год, ₸'],
  ['osi', 'report', 'Собрано', 'Оплачено, ₸', 'Начислено, ₸'],
  ['rca', 'report', 'Собрано', 'Оплачено, ₸', 'Начислено, ₸'],
  ['unf', 'report', 'Доля', 'Прибыль, ₸', 'Выручка, ₸'],
  ['zik', 'budget', 'Использовано', 'Начислено, ₸', 'План на ноябрь, ₸'],
  ['ksr', 'report', 'Выполнение', 'Факт, ₸', 'План, ₸'],
  ['ksr', 'works', 'Готово', 'Выполнено', 'По смете'],
];

const products: Columns[] = [
  ['ea', 'card', 'Сумма, ₸', 'Количество', 'Цена с НДС, ₸'],
  ['apteka', 'stock', 'На сумму, ₸', 'Остаток', 'В продаже, ₸'],
  ['apteka', 'card', 'Сумма, ₸', 'Упаковок', 'Цена, ₸'],
  ['bgp', 'card', 'Сумма, ₸', 'Количество', 'Цена, ₸'],
  ['bgu', 'card', 'Сумма, ₸', 'Количество', 'Цена, ₸'],
  ['bso', 'fields', 'Затраты, ₸', 'Площадь, га', 'На гектар, ₸'],
  ['bso', 'card', 'Зарплата, ₸', 'Гектаров', 'Расценка, ₸/га'],
  ['rca', 'meters', 'Сумма, ₸', 'Расход, кВт·ч', 'Тариф, ₸'],
  ['rca', 'card', 'В месяц, ₸', 'Площадь, м²', 'Ставка, ₸/м²'],
  ['rtl3', 'card', 'Сумма, ₸', 'Пришло', 'Цена, ₸'],
  ['unf', 'card', 'Сумма, ₸', 'Количество', 'Цена, ₸'],
  ['ksr', 'card', 'Стоимость, ₸', 'Объём', 'Цена, ₸'],
];

/** What each row says, and what its columns come to. */
function expectRows([code, id, result, first, second]: Columns, count: (first: number, second: number) => number) {
  for (const row of titledRows(tableOf(code, id)))
    expect(row.number(result), row.text(first)).toBeCloseTo(count(row.number(first), row.number(second)), 6);
}

describe('columns that come from columns', () => {
  it.each(differences)('%s/%s: «%s» is the difference', (...columns) => {
    expectRows(columns, (first, second) => first - second);
  });

  it.each(percents)('%s/%s: «%s» is the share in per cent', (...columns) => {
    expectRows(columns, percentOf);
  });

  it.each(products)('%s/%s: «%s» is the amount times the price', (...columns) => {
    expectRows(columns, (first, second) => first * second);
  });

  it('say the mean receipt of each day', () => {
    for (const [code, total] of [
      ['apteka', 'Выручка, ₸'],
      ['rtl3', 'Всего, ₸'],
    ] as const)
      for (const row of titledRows(tableOf(code, 'report')))
        expect(row.number('Средний чек, ₸')).toBe(Math.round(row.number(total) / row.number('Чеков')));
  });
});

describe.each(codes)('%s says the same twice', (code) => {
  const screens = standScreens(code);

  it('in the latest documents of the start page and in its journal', () => {
    const [start, ...others] = screens;
    const latest = start?.kind === 'dashboard' ? start.latest?.table : undefined;
    const titles = latest?.columns.map((one) => one.title) ?? [];
    const journals = others
      .flatMap(tablesOf)
      .filter((one) => titles.every((title) => one.columns.some((column) => column.title === title)));
    const said = journals.flatMap((one) => titledRows(one).map((row) => titles.map(row.text).join('|')));
    for (const row of latest ? titledRows(latest) : []) expect(said).toContain(titles.map(row.text).join('|'));
  });

  it('in a chart and in the table beneath it, or in the ring of the start page', () => {
    const [start] = screens;
    const ring = start?.kind === 'dashboard' ? start.shares.parts.map((one) => [one.value]) : [];
    for (const screen of screens) {
      if (screen.kind !== 'report' || !screen.chart) continue;
      const told = screen.chart.groups.map((one) => one.values);
      const beneath = screen.table.rows.map((row, at) => row.filter((cell) => told[at]?.includes(Number(cell))));
      expect([ring, beneath]).toContainEqual(told);
    }
  });
});

describe('what two screens of a stand count', () => {
  it('leaves unpaid at the customers of ea what its unpaid documents come to', () => {
    const unpaid = totalOf('ea', 'sales', 'Сумма, ₸', having('Состояние', 'Проведён', 'Просрочен'));
    const customers = having('Счёт', '1210');
    expect(totalOf('ea', 'balance', 'Конец, дебет', customers)).toBe(unpaid);
    expect(totalOf('ea', 'balance', 'Оборот, дебет', customers)).toBe(totalOf('ea', 'sales', 'Сумма, ₸'));
  });

  it('says of November in ea the same in the balance and in the analysis of sales', () => {
    const november = having('Месяц', 'Ноябрь');
    expect(totalOf('ea', 'report', 'Продажи, ₸', november)).toBe(totalOf('ea', 'sales', 'Сумма, ₸'));
    expect(totalOf('ea', 'report', 'Закупки, ₸', november)).toBe(
      totalOf('ea', 'balance', 'Оборот, кредит', having('Счёт', '3310')),
    );
    expect(totalOf('ea', 'balance', 'Оборот, кредит', having('Счёт', '3130'))).toBe(
      totalOf('ea', 'sales', 'В том числе НДС, ₸'),
    );
  });

  it('keeps every account of ea from its start over its turnover to its end', () => {
    for (const row of titledRows(tableOf('ea', 'balance'))) {
      const moved = (when: string) => row.number(`${when}, дебет`) - row.number(`${when}, кредит`);
      expect(moved('Начало') + moved('Оборот'), row.text('Наименование')).toBe(moved('Конец'));
    }
  });

  it('counts in the acts of ksr all that is done', () => {
    const done = totalOf('ksr', 'works', 'Освоено, ₸');
    expect(totalOf('ksr', 'acts', 'Без НДС, ₸')).toBe(done);
    expect(
      titledRows(tableOf('ksr', 'acts'))
        .map((row) => row.number('Без НДС, ₸'))
        .reverse(),
    ).toEqual(titledRows(tableOf('ksr', 'report')).map((row) => row.number('Факт, ₸')));
  });

  it('earns from the customers of bgp what their contracts come to', () => {
    const [start] = standScreens('bgp');
    const earned = (label: string) =>
      start?.kind === 'dashboard' ? start.shares.parts.find((one) => one.label === label)?.value : undefined;
    const rent = (row: { text: (title: string) => string }) => row.text('Предмет').startsWith('Аренда');
    const task = having('Предмет', 'Государственное задание');
    expect(earned('Аренда помещений')).toBe(totalOf('bgp', 'contracts', 'Оказано, ₸', rent));
    expect(earned('Государственное задание')).toBe(totalOf('bgp', 'contracts', 'Оказано, ₸', task));
    expect(earned('Договоры с организациями')).toBe(
      totalOf('bgp', 'contracts', 'Оказано, ₸', (row) => !rent(row) && !task(row)),
    );
    const journal = standScreens('bgp').find((one) => one.id === 'contracts');
    expect(journal?.lead).toContain(`действуют: ${countOf('bgp', 'contracts', having('Состояние', 'Действует'))}`);
  });

  it('takes in at mrk each day what its receipts have read', () => {
    for (const row of titledRows(tableOf('mrk', 'report'))) {
      const [day = '', month = ''] = row.text('День').split('.');
      const read = totalOf('mrk', 'receipts', 'Считано', having('Дата', `2026-${month}-${day}`));
      expect(row.number('Поступило'), row.text('День')).toBe(read);
    }
  });

  it('pays the driver hired in the middle of October for the days that were left', () => {
    const hired = titledRows(tableOf('zup', 'orders')).find((row) => row.has('Содержание', 'Приём на работу'));
    const holiday = '2026-10-26';
    const days = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(2026, 9, at + 1)))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => day.toISOString().slice(0, 10))
      .filter((day) => day !== holiday);
    const paidDays = (name: string) => totalOf('zup', 'payroll', 'Дней', having('Сотрудник', name));
    expect(standScreens('zup').find((one) => one.id === 'payroll')?.lead).toContain(`рабочих дней: ${days.length}`);
    expect(paidDays(hired?.text('Сотрудник') ?? '')).toBe(
      days.filter((day) => day >= (hired?.text('Дата') ?? '')).length,
    );
  });

  it('has one contract end on both rooms of a tenant', () => {
    const states = tableOf('rca', 'card').rows.map(([room]) =>
      titledRows(tableOf('rca', 'rooms'))
        .find((row) => row.has('Помещение', room))
        ?.text('Состояние'),
    );
    expect(new Set(states)).toEqual(new Set(['Заканчивается']));
  });
});

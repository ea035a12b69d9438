import '../styles/index.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Beads } from './beads.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Note } from './note.tsx';
import { Table } from './table.tsx';

const home = { label: 'Главная', href: '/' };

test('the last crumb is the page itself and no link; one crumb alone draws nothing', async () => {
  const screen = await render(<Breadcrumbs label="Путь" items={[home, { label: 'Тарифы', href: '/price' }]} />);
  await expect.element(page.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
  await expect.element(page.getByText('Тарифы')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Тарифы' })).not.toBeInTheDocument();
  await screen.rerender(<Breadcrumbs label="Путь" items={[home]} />);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('on a small screen long breadcrumbs keep the beginning of the last one', async () => {
  await page.viewport(360, 740);
  const before = [home, { label: 'Кабинет партнёра', href: '/partner' }, { label: 'Приглашения', href: '/partner' }];
  await render(<Breadcrumbs label="Путь" items={[...before, { label: 'Приглашения списком' }]} />);
  const last = page.getByText('Приглашения списком').element().getBoundingClientRect();
  expect(last.width).toBeGreaterThan(48);
  expect(last.right).toBeLessThanOrEqual(360);
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  for (const [index, { right }] of links.entries()) expect(right).toBeLessThan((links[index + 1] ?? last).left);
});

test('a long last crumb does not take the last letters of the links before it', async () => {
  await page.viewport(1280, 740);
  const items = [home, { label: 'Статьи', href: '/articles' }, { label: 'Партнёрам: как подключиться и зарабатывать' }];
  await render(<Breadcrumbs label="Путь" items={items} />);
  const width = () => page.getByRole('link', { name: 'Статьи' }).element().getBoundingClientRect().width;
  const whole = width();
  await page.viewport(360, 740);
  expect(width()).toBe(whole);
});

test('a note of an error is announced, the others are not', async () => {
  const screen = await render(<Note kind="error">Не сохранено</Note>);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Не сохранено');
  await screen.rerender(<Note kind="warn">Скоро закончится</Note>);
  await expect.element(page.getByText('Скоро закончится')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('beads count: those counted stand together at the left, the waiting ones at the right', async () => {
  await render(<Beads count={2} total={4} label="2 из 4" />);
  const beads = [...page.getByRole('img', { name: '2 из 4' }).element().children];
  const [one = 0, two = 0, three = 0, four = 0] = beads.map((bead) => bead.getBoundingClientRect().left);
  expect(beads).toHaveLength(4);
  expect(three - two).toBeGreaterThan(3 * (two - one));
  expect(four - three).toBeCloseTo(two - one, 0);
});

const people = [{ name: 'Асель', code: '42' }];

function People({ onSort }: { onSort: () => void }) {
  return (
    <Table
      caption="Люди"
      columns={[
        { key: 'name', header: 'Имя', role: 'head', sortable: true, cell: ({ name }) => name },
        { key: 'code', header: 'Код', sortable: true, cell: ({ code }) => code },
        { key: 'note', header: 'Заметка', cell: () => '' },
      ]}
      rows={people}
      rowKey={({ code }) => code}
      sort={{ key: 'name', direction: 'ascending' }}
      onSort={onSort}
    />
  );
}

test('a table tells its order by one header, and a press on a header asks for another', async () => {
  await page.viewport(1280, 900);
  const onSort = vi.fn();
  await render(<People onSort={onSort} />);
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(header('Имя')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header('Код')).not.toHaveAttribute('aria-sort');
  await userEvent.click(page.getByRole('button', { name: 'Имя' }));
  await userEvent.click(page.getByRole('button', { name: 'Код' }));
  expect(onSort.mock.calls).toEqual([
    [{ key: 'name', direction: 'descending' }],
    [{ key: 'code', direction: 'ascending' }],
  ]);
  await expect.element(page.getByRole('button', { name: 'Заметка' })).not.toBeInTheDocument();
});

test('on a small screen a row is a card: its name needs no label, the rest are labelled', async () => {
  await page.viewport(360, 740);
  await render(<People onSort={() => undefined} />);
  const labelOf = (text: string) => getComputedStyle(page.getByText(text).element(), '::before').content;
  expect([labelOf('Асель'), labelOf('42')]).toEqual(['none', '"Код"']);
  await expect.element(page.getByText('Заметка')).not.toBeVisible();
});

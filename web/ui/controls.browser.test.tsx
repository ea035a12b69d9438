import '../styles/index.css';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxMenu } from './checkbox-menu.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Tabs } from './tabs.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  window.location.hash = '';
});

function ActionMenu() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Menu
        button={(props) => (
          <button type="button" {...props}>
            Действия
          </button>
        )}
      >
        {['Подробнее', 'Переименовать', 'Ёмкость'].map((name) => (
          <MenuItem key={name} onSelect={() => setChosen(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <output>{chosen}</output>
    </>
  );
}

test('a menu opens by an arrow, goes round, finds by a letter, and Escape gives the focus back', async () => {
  await render(<ActionMenu />);
  button('Действия').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect.element(item('Подробнее')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Ёмкость')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Подробнее')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button('Действия')).toHaveFocus();
});

test('an item of a menu acts once and closes it; the focus is on the button again', async () => {
  await render(<ActionMenu />);
  await userEvent.click(button('Действия'));
  await expect.element(page.getByRole('menuitem', { name: 'Подробнее' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Переименовать');
  await expect.element(button('Действия')).toHaveFocus();
});

test('a long name stands in full in a menu, which is whole in a window hardly higher than itself', async () => {
  await page.viewport(740, 360);
  const name = `ТОО «${'Ж'.repeat(60)}»`;
  await render(
    <div style={{ paddingTop: 160 }}>
      <Menu
        wide
        button={(props) => (
          <button type="button" {...props}>
            Организация
          </button>
        )}
      >
        <MenuItem detail="Код 004217">{name}</MenuItem>
        <MenuItem>Личный кабинет</MenuItem>
        <MenuItem>Выйти</MenuItem>
      </Menu>
    </div>,
  );
  await userEvent.click(button('Организация'));
  await expect.element(page.getByRole('menuitem', { name: 'Выйти' }), { timeout: 5000 }).toBeVisible();
  const menu = page.getByRole('menu').element();
  expect(menu.scrollWidth).toBe(menu.clientWidth);
  const { top, bottom } = menu.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await page.viewport(1280, 900);
});

function Filter() {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <CheckboxMenu
      button={(props) => (
        <button type="button" {...props}>
          Фильтр
        </button>
      )}
      heading="Показать"
      options={['a', 'b'].map((value) => ({ value, label: `Вид ${value}` }))}
      selected={selected}
      onChange={setSelected}
      resetLabel="Сбросить"
      onReset={() => setSelected([])}
    />
  );
}

test('a filter stays open while one ticks, and its reset unticks', async () => {
  await render(<Filter />);
  await userEvent.click(button('Фильтр'));
  const box = page.getByRole('checkbox', { name: 'Вид b' });
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  await userEvent.click(button('Сбросить'));
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toBeVisible();
});

function Choice() {
  const [selected, setSelected] = useState('one');
  useEffect(() => {
    const read = () => setSelected(window.location.hash.slice(1) || 'one');
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const tabs = ['one', 'two', 'three'].map((key) => ({ key, label: key, href: `#${key}`, panel: <p>panel {key}</p> }));
  return <Tabs label="Выбор" tabs={tabs} selected={selected} />;
}

test('tabs are links: arrows, Home, End and Space choose at once, only the chosen panel is there', async () => {
  await render(<Choice />);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('two')).toHaveAttribute('href', '#two');
  tab('one').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('two')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('two')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('panel two');
  await userEvent.keyboard('{End}');
  await expect.element(tab('three')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('one')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('one')).toHaveAttribute('tabindex', '0');
  await expect.element(tab('two')).toHaveAttribute('tabindex', '-1');
});

function Asking({ mayClose }: { mayClose?: () => boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} mayClose={mayClose} title="Имя" closeLabel="Закрыть">
        <input aria-label="Название" />
      </Dialog>
    </>
  );
}

test('a closed dialog holds nothing; an open one holds the focus and gives it back', async () => {
  await render(<Asking />);
  await expect.element(page.getByLabelText('Название')).not.toBeInTheDocument();
  await userEvent.click(button('Открыть'));
  await expect.element(page.getByRole('dialog', { name: 'Имя' })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Tab}');
  expect(document.activeElement === button('Открыть').query()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Открыть')).toHaveFocus();
});

test('a dialog that may not close stays, whatever is pressed', async () => {
  await render(<Asking mayClose={() => false} />);
  await userEvent.click(button('Открыть'));
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.click(button('Закрыть'));
  await expect.element(page.getByRole('dialog', { name: 'Имя' })).toBeVisible();
});

test('a disclosure opens by the platform alone', async () => {
  await render(<Disclosure title="Что входит">Обновления</Disclosure>);
  await expect.element(page.getByText('Обновления')).not.toBeVisible();
  await userEvent.click(page.getByText('Что входит'));
  await expect.element(page.getByText('Обновления')).toBeVisible();
});

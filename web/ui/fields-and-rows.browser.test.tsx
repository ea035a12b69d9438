import '../styles/index.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';
import { PasswordField } from './password-field.tsx';
import { SliderControls, SliderRow } from './slider.tsx';
import { TextField } from './text-field.tsx';
import { useSlider } from './use-slider.ts';

const labels = {
  row: 'Карточки',
  role: 'карусель',
  pause: 'Остановить',
  play: 'Продолжить',
  back: 'Назад',
  forward: 'Вперёд',
  position: (number: number, count: number) => `${number} из ${count}`,
};

function Row({ cards }: { cards: readonly string[] }) {
  const slider = useSlider();
  return (
    <>
      <SliderControls slider={slider} labels={labels} />
      <SliderRow slider={slider} labels={labels} count={cards.length}>
        <ul className="slider-track">
          {cards.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </SliderRow>
    </>
  );
}

test('the buttons of a slider come with what answers them, and say where the row stands', async () => {
  await page.viewport(1280, 900);
  await render(<Row cards={['a', 'b', 'c']} />);
  const forward = page.getByRole('button', { name: 'Вперёд' });
  await expect.element(forward).toBeVisible();
  await userEvent.click(forward);
  await expect.element(page.getByText('2 из 3')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Назад' }));
  await expect.element(page.getByText('1 из 3')).toBeInTheDocument();
});

test('a row in which all fits has buttons that say they lead nowhere', async () => {
  await page.viewport(1280, 900);
  await render(<Row cards={['a']} />);
  await expect.element(page.getByRole('button', { name: 'Вперёд' })).toHaveAttribute('aria-disabled', 'true');
});

test('a field is described by its hint, and by its error in the place of the hint', async () => {
  const face = (error?: string) => (
    <>
      <p id="rule">До 80 знаков.</p>
      <TextField label="Почта" hint="Для писем" error={error} aria-describedby="rule" />
    </>
  );
  const screen = await render(face());
  const field = page.getByRole('textbox', { name: 'Почта' });
  await expect.element(field).toHaveAccessibleDescription('До 80 знаков. Для писем');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.rerender(face('Не похоже на адрес'));
  await expect.element(field).toHaveAccessibleDescription('До 80 знаков. Не похоже на адрес');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Для писем')).not.toBeInTheDocument();
});

test('a password is shown by its button, hidden again, and told of a Russian keyboard', async () => {
  const hints = { show: 'Показать', hide: 'Скрыть', capsLock: 'Caps Lock', russianKeyboard: 'Русская раскладка' };
  await render(<PasswordField label="Пароль" labels={hints} />);
  const field = page.getByLabelText('Пароль');
  await userEvent.fill(field, 'пароль');
  await expect.element(field).toHaveAccessibleDescription('Русская раскладка');
  await userEvent.click(page.getByRole('button', { name: 'Показать' }));
  await expect.element(field).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Скрыть' }));
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('pages are links, the present one is marked, and one page alone draws nothing', async () => {
  const names = { nav: 'Страницы', previous: 'Предыдущая', next: 'Следующая', page: (at: number) => `Страница ${at}` };
  const hrefFor = (at: number) => `#page-${at}`;
  const screen = await render(<Pagination page={2} totalPages={3} hrefFor={hrefFor} labels={names} />);
  await expect.element(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Следующая' })).toHaveAttribute('href', '#page-3');
  await screen.rerender(<Pagination page={1} totalPages={1} hrefFor={hrefFor} labels={names} />);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/index.css';
import { Button, LinkButton } from './button.tsx';
import { type LinkProps, LinkProvider } from './link.tsx';
import { SubmitButton } from './submit-button.tsx';

test('a button that waits for an answer says so, takes no press and keeps its width', async () => {
  const onClick = vi.fn();
  const face = (busy: boolean) => (
    <Button busy={busy} busyLabel="Вход…" onClick={onClick}>
      Войти в кабинет
    </Button>
  );
  const screen = await render(face(false));
  const button = page.getByRole('button');
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  const { width } = button.element().getBoundingClientRect();
  await screen.rerender(face(true));
  await expect.element(button).toHaveAccessibleName('Вход…');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.element().getBoundingClientRect().width).toBeCloseTo(width, 0);
});

test('an inactive submit says what is missing, and can be reached and pressed', async () => {
  const onClick = vi.fn();
  await render(
    <SubmitButton
      label="Отправить"
      busyLabel="Отправка…"
      inactiveLabel="Заполните все поля"
      inactive
      onClick={onClick}
    />,
  );
  const button = page.getByRole('button', { name: 'Заполните все поля', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a button does not submit a form by accident', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Button>Показать</Button>
      <Button type="submit">Отправить</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Показать' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Отправить' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

function RouterLink(props: LinkProps) {
  return <a data-router {...props} />;
}

test('a link is drawn by the router; one to a new tab is plain, safe, and says so', async () => {
  await render(
    <LinkProvider component={RouterLink}>
      <LinkButton href="/my">Далее</LinkButton>
      <LinkButton href="/my" newTab newTabHint="(в новой вкладке)">
        Запустить
      </LinkButton>
    </LinkProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'Далее' })).toHaveAttribute('data-router');
  const away = page.getByRole('link', { name: 'Запустить (в новой вкладке)' });
  await expect.element(away).not.toHaveAttribute('data-router');
  await expect.element(away).toHaveAttribute('target', '_blank');
  await expect.element(away).toHaveAttribute('rel', 'noopener noreferrer');
});

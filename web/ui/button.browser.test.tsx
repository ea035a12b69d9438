import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/index.css';
import { Button } from './button.tsx';

test('a button that waits for an answer takes no press and keeps its width', async () => {
  const onClick = vi.fn();
  const face = (busy: boolean) => (
    <Button busy={busy} busyLabel="Сохраняем…" onClick={onClick}>
      Сохранить
    </Button>
  );
  const screen = await render(face(false));
  const button = page.getByRole('button');
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  const { width } = button.element().getBoundingClientRect();
  await screen.rerender(face(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.element().getBoundingClientRect().width).toBeCloseTo(width, 0);
});

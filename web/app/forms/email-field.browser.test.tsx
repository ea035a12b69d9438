import '../../styles/index.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailField } from './email-field.tsx';

test('a Cyrillic letter in a Latin address is pointed at while it is typed, also for whoever sends with Enter, and what was typed stays as it is', async () => {
  await render(<EmailField label="E-mail" hint="Куда ответить" />);
  const field = page.getByLabelText('E-mail');
  await userEvent.type(field, 'anna@ex');
  await expect.element(field).toHaveAccessibleDescription('Куда ответить');
  await userEvent.type(field, 'аmple.kz');
  await expect.element(field).toHaveAccessibleDescription(/есть русская буква «а»/);
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(field).toHaveValue('anna@exаmple.kz');
  await userEvent.fill(field, 'anna@example.kz');
  await expect.element(field).toHaveAccessibleDescription('Куда ответить');
});

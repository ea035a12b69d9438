import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { day } from '../../../contract/calendar-day.ts';
import { faultBy } from '../../../contract/field-rule.ts';
import { SubmitButton, TextField } from '../../ui/index.ts';
import { rulesBy } from './rules.ts';
import { useForm } from './use-form.ts';

const noSuchDay = 'Такого дня нет: проверьте число, месяц и год';
const rules = rulesBy<{ day: string }, { day: string }>(z.object({ day }));

function Probe() {
  const form = useForm({ initial: { day: '' }, rules });
  return (
    <form noValidate method="post" onSubmit={form.submit(() => undefined)}>
      <TextField label="День" type="date" {...form.field('day')} />
      <SubmitButton label="Отправить" busyLabel="Отправка" />
    </form>
  );
}

const field = page.getByLabelText('День');
const leave = () => page.getByRole('button').element().focus();
const press = () => page.getByRole('button').click({ force: true });

it('says on leaving what is wrong with a day that is typed in part, and not that it is missing', async () => {
  await render(<Probe />);
  await userEvent.type(field, '12');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  leave();
  await expect.element(field).toHaveAccessibleDescription(noSuchDay);
  await field.fill('2026-12-31');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

it('says so too where the day was missing when the form was sent', async () => {
  await render(<Probe />);
  await press();
  await expect.element(field).toHaveAccessibleDescription('Укажите день');
  await userEvent.type(field, '12');
  leave();
  await expect.element(field).toHaveAccessibleDescription(noSuchDay);
  await press();
  await expect.element(field).toHaveAccessibleDescription(noSuchDay);
  await expect.element(field).toHaveFocus();
});

it('says so of a year of five digits, which a field of the browser takes', () => {
  expect(faultBy(day)('20261-12-31')).toBe(noSuchDay);
});

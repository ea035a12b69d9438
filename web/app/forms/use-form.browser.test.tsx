import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { fieldRule } from '../../../contract/field-rule.ts';
import { Checkbox, SelectField, SubmitButton, TextArea, TextField } from '../../ui/index.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { lateRules } from './late-rules.ts';
import { PhoneField } from './phone-field.tsx';
import { rulesBy } from './rules.ts';
import { useForm } from './use-form.ts';
import type { Send } from './use-submit.ts';

const required = 'Введите имя';
const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, required), z.minLength(3, 'Не меньше 3 символов')),
    first: z.string(),
    again: z.string(),
    phone: z.string(),
    text: z.string(),
    role: z.string(),
    agreed: z.literal(true, 'Отметьте согласие'),
  })
  .check(fieldRule('again', ({ first, again }) => (first === again ? undefined : 'Не совпадает')));

const initial = { name: '', first: '', again: '', phone: '', text: '', role: 'user', agreed: false };
type Sent = z.output<typeof schema>;

const rules = rulesBy<typeof initial, Sent>(schema);

interface ProbeProps {
  send?: Send<Sent>;
  rules?: typeof rules;
}

function Probe({ send = () => undefined, rules: given = rules }: ProbeProps) {
  const form = useForm({ initial, rules: given });
  const { submit, field, flag, check, busy, isValid, failure } = form;
  return (
    <form noValidate method="post" onSubmit={submit(send)}>
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <TextField label="Имя" disabled={busy} {...field('name')} />
      <TextField label="Раз" {...field('first')} />
      <TextField label="Два" {...field('again')} />
      <PhoneField label="Телефон" {...field('phone')} onLeftEmpty={() => void check('phone')} />
      <TextArea label="Текст" {...field('text')} />
      <SelectField label="Роль" {...field('role')}>
        <option value="user">Пользователь</option>
        <option value="owner">Владелец</option>
      </SelectField>
      <Checkbox label="Согласие" {...flag('agreed')} />
      <SubmitButton label="Отправить" busyLabel="Отправка" inactive={!isValid} busy={busy} />
    </form>
  );
}

const name = page.getByLabelText('Имя');
const press = () => page.getByRole('button').click({ force: true });
const shown = (text: string) => page.getByText(text);

it('says nothing of an untouched form, nor on leaving an empty field', async () => {
  await render(<Probe />);
  await name.click();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Раз')).toHaveFocus();
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

it('tells what is wrong on leaving a filled field, by the field, until it is fixed', async () => {
  await render(<Probe />);
  await name.fill('Ян');
  await expect.element(shown('Не меньше 3 символов')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(name).toHaveAccessibleDescription('Не меньше 3 символов');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Яна');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

it('forgets what was wrong with a phone when the mask empties it on leaving', async () => {
  const needed = 'Десять цифр';
  const withPhone = schema.check(fieldRule('phone', ({ phone }) => (/^$|\d-\d\d$/.test(phone) ? undefined : needed)));
  await render(<Probe rules={rulesBy<typeof initial, Sent>(withPhone)} />);
  const phone = page.getByLabelText('Телефон');
  await phone.fill('701');
  await userEvent.tab();
  await expect.element(shown(needed)).toBeVisible();
  await phone.fill('');
  await userEvent.keyboard('+7');
  await expect.element(shown(needed)).toBeVisible();
  await userEvent.tab();
  await expect.element(phone).toHaveValue('');
  await expect.element(phone).not.toHaveAttribute('aria-invalid');
});

it('takes back that a phone is missing as soon as it is typed, before the field is left', async () => {
  const missing = 'Нужен телефон';
  const withPhone = schema.check(fieldRule('phone', ({ phone }) => (phone ? undefined : missing)));
  await render(<Probe rules={rulesBy<typeof initial, Sent>(withPhone)} />);
  await page.getByLabelText('Телефон').click();
  await userEvent.tab();
  await expect.element(shown(missing)).toBeVisible();
  await page.getByLabelText('Телефон').click();
  await userEvent.keyboard('7011234567');
  await expect.element(shown(missing)).not.toBeInTheDocument();
});

it('shows what is missing by a press of the inactive button, which keeps what was typed and focuses the first', async () => {
  const send = vi.fn();
  await render(<Probe send={send} />);
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Раз').fill('один');
  await press();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(required);
  await expect.element(shown('Не совпадает')).toBeVisible();
  await expect.element(shown('Отметьте согласие')).toBeVisible();
  await expect.element(page.getByLabelText('Раз')).toHaveValue('один');
  expect(send).not.toHaveBeenCalled();
});

it('takes back the error of a field that another one has fixed', async () => {
  await render(<Probe />);
  await page.getByLabelText('Раз').fill('один');
  await page.getByLabelText('Два').fill('два');
  await userEvent.tab();
  await expect.element(shown('Не совпадает')).toBeVisible();
  await page.getByLabelText('Раз').fill('два');
  await expect.element(shown('Не совпадает')).not.toBeInTheDocument();
});

const valid = { ...initial, name: 'Яна', agreed: true };

async function fillIn(): Promise<void> {
  await name.fill('  Яна ');
  await page.getByLabelText('Согласие').click();
}

it('sends what the rules make of the fields', async () => {
  const send = vi.fn();
  await render(<Probe send={send} />);
  await fillIn();
  await press();
  await expect.poll(() => send.mock.calls).toEqual([[valid]]);
});

it('sends once, however often it is pressed while it is on its way', async () => {
  let end = () => {};
  const send = vi.fn(() => new Promise<void>((done) => (end = done)));
  await render(<Probe send={send} />);
  await fillIn();
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  form?.requestSubmit();
  end();
  await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-busy');
  expect(send).toHaveBeenCalledTimes(1);
});

it('takes nothing that is typed while it is on its way, and all of it again when it was refused', async () => {
  let end = () => {};
  const send = () => new Promise<void>((_, refuse) => (end = () => refuse(new Error('Нет связи'))));
  await render(<Probe send={send} />);
  await fillIn();
  await page.getByLabelText('Текст').fill('Вопрос');
  document.querySelector('form')?.requestSubmit();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await page.getByLabelText('Текст').click();
  await userEvent.keyboard(' и ещё');
  await expect.element(page.getByLabelText('Текст')).toHaveValue('Вопрос');
  end();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard(' и ещё');
  await expect.element(page.getByLabelText('Текст')).toHaveValue('Вопрос и ещё');
});

it('puts the server’s words by their field, focuses it though it was locked, and lets them go with the next change', async () => {
  const refused = new CallFailure({ status: 409, message: 'Занято', fields: { name: 'Имя занято', other: 'Нет' } });
  await render(<Probe send={() => Promise.reject(refused)} />);
  await fillIn();
  await press();
  await expect.element(name).toHaveAccessibleDescription('Имя занято');
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByLabelText('Текст').fill('другое поле');
  await expect.element(name).toHaveAccessibleDescription('Имя занято');
  await name.fill('Янина');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

it('keeps a failure that no field names, and forgets it when it is sent again', async () => {
  const answers = [() => Promise.reject(new CallFailure({ status: 500, message: 'Повторите' })), () => undefined];
  await render(<Probe send={() => answers.shift()?.()} />);
  await fillIn();
  await press();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Повторите');
  await expect.element(name).toHaveValue('  Яна ');
  await press();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('checks by rules that are loaded apart, and is sent unchecked when they cannot come', async () => {
  let come = (_: typeof rules) => {};
  const coming = new Promise<typeof rules>((done) => (come = done));
  const send = vi.fn();
  const late = await render(<Probe send={send} rules={lateRules(() => coming)} />);
  document.querySelector('form')?.requestSubmit();
  come(rules);
  await expect.element(name).toHaveAccessibleDescription(required);
  expect(send).not.toHaveBeenCalled();
  await late.unmount();
  await render(<Probe send={send} rules={lateRules(() => Promise.reject(new Error('offline')))} />);
  await press();
  await expect.poll(() => send.mock.calls).toEqual([[initial]]);
});

it('counts as filled in what a password manager writes, with an event or without', async () => {
  const send = vi.fn();
  await render(<Probe send={send} />);
  const write = (label: string, value: string) => {
    const input = page.getByLabelText(label).element() as HTMLInputElement;
    input.value = value;
    return input;
  };
  write('Имя', 'Яна').dispatchEvent(new Event('input', { bubbles: true }));
  await page.getByLabelText('Согласие').click();
  await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled');
  write('Раз', 'пароль');
  write('Два', 'пароль');
  await press();
  await expect.poll(() => send.mock.calls).toEqual([[{ ...valid, first: 'пароль', again: 'пароль' }]]);
});

describe('a form that the server has drawn', () => {
  /** The server's HTML, in which somebody types before React takes it over. */
  async function hydrate(before: () => Promise<void> | void, send?: Send<Sent>) {
    const place = document.createElement('div');
    document.body.append(place);
    const probe = <Probe {...(send && { send })} />;
    place.innerHTML = renderToString(probe);
    await before();
    const errors: unknown[] = [];
    const root = hydrateRoot(place, probe, { onRecoverableError: (error) => errors.push(error) });
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    await expect.poll(() => Object.keys(name.element()).some((key) => key.startsWith('__reactProps'))).toBe(true);
    expect(errors).toEqual([]);
  }

  it('keeps what was typed, ticked, chosen and written before hydration, and counts it as filled in', async () => {
    const send = vi.fn();
    await hydrate(async () => {
      await fillIn();
      await page.getByLabelText('Текст').fill('Вопрос');
      await page.getByLabelText('Роль').selectOptions('owner');
      await page.getByLabelText('Телефон').fill('87011234567');
    }, send);
    await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled');
    await expect.element(name).toHaveValue('  Яна ');
    await expect.element(page.getByLabelText('Телефон')).toHaveValue('+7 (701) 123-45-67');
    await press();
    const values = { ...valid, text: 'Вопрос', role: 'owner', phone: '+7 (701) 123-45-67' };
    await expect.poll(() => send.mock.calls).toEqual([[values]]);
  });

  it('leaves the caret where it is in a field that is being typed in, and does not judge it yet', async () => {
    await hydrate(async () => {
      await name.fill('Ян');
      (name.element() as HTMLInputElement).setSelectionRange(1, 1);
    });
    await expect.element(name).toHaveFocus();
    expect((name.element() as HTMLInputElement).selectionStart).toBe(1);
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(name).toHaveAccessibleDescription('Не меньше 3 символов');
  });

  it('judges a field that was filled and left before hydration', async () => {
    await hydrate(async () => {
      await name.fill('Ян');
      await page.getByLabelText('Раз').click();
    });
    await expect.element(name).toHaveAccessibleDescription('Не меньше 3 символов');
  });

  it('says nothing when nobody touched it', async () => {
    await hydrate(() => undefined);
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });
});

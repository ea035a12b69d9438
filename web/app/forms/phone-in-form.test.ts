import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { phone } from '../../../contract/phone.forms.ts';
import { phoneInForm } from './phone-in-form.ts';
import { rulesBy } from './rules.ts';

const rules = phoneInForm(
  rulesBy<{ name: string; phone: string }, { name: string; phone: string }>(z.object({ name: z.string(), phone })),
);

/** What a form would send of the number, or what it says of it. */
const judged = async (typed: string) => {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const { values, errors } = await rules({ name: 'Айгуль', phone: typed }, undefined, options);
  return errors.phone ? errors.phone.message : values;
};

test.each([
  ['87017654321', '+77017654321'],
  ['7011234567', '+77011234567'],
  ['8 (701) 765-43-21', '+77017654321'],
  ['+7 87017654321', '+77017654321'],
  ['+7 (701) 765-43-21', '+77017654321'],
  ['тел. 8-701-765-43-21', '+77017654321'],
  ['701765432', 'Номер должен содержать 10 цифр после +7'],
  ['+44 20 7946 0958', 'Нужен номер, который начинается с +7'],
])('%j, typed before the mask has come, is %j to the form', async (typed, verdict) => {
  const isSent = verdict.startsWith('+');
  expect(await judged(typed)).toEqual(isSent ? { name: 'Айгуль', phone: verdict } : verdict);
});

import { expect, it } from 'vitest';
import { newPassword } from '../../../contract/identity.forms.ts';
import { generatePassword } from './generate-password.ts';

const samples = 100_000;

it('draws passwords that pass the rules, without signs that look alike, each alike', () => {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (let index = 0; index < samples; index += 1) {
    const password = generatePassword();
    if (!/^[a-zA-Z2-9]{8}$/.test(password) || /[0O1lI]/.test(password)) expect.fail(password);
    if (!newPassword.safeParse(password).success) expect.fail(password);
    seen.add(password);
    for (const sign of password) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(seen.size).toBe(samples);
  expect(counts.size).toBe(25 + 24 + 8);
});

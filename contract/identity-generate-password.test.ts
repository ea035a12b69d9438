import { expect, it } from 'vitest';
import { newPassword } from './identity.forms.ts';
import { generatePassword } from './identity-generate-password.ts';

const samples = 100_000;

// The form of registration shows 8 characters, the server makes 17.
it.each([8, 17])('draws passwords of %d characters that the rules accept, none of which look alike', (length) => {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (let index = 0; index < samples; index += 1) {
    const password = generatePassword(length);
    if (password.length !== length || !/^[a-zA-Z2-9]+$/.test(password) || /[0O1lI]/.test(password))
      expect.fail(password);
    if (!newPassword.safeParse(password).success) expect.fail(password);
    seen.add(password);
    for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(seen.size).toBe(samples);
  expect(counts.size).toBe(25 + 24 + 8);
});

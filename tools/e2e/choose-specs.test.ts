import { expect, test } from 'vitest';
import { chooseSpecs } from './choose-specs.ts';

const specs = ['e2e/identity/session.spec.ts', 'e2e/identity/sign-in.spec.ts', 'e2e/search/search.spec.ts'];

test.each([
  [['identity'], ['e2e/identity/session.spec.ts', 'e2e/identity/sign-in.spec.ts']],
  [['sign-in'], ['e2e/identity/sign-in.spec.ts']],
  [['identity/session'], ['e2e/identity/session.spec.ts']],
  [['e2e/identity/session.spec.ts:92'], ['e2e/identity/session.spec.ts:92']],
  [
    ['search', '-g', 'a word', '--workers=1'],
    ['e2e/search/search.spec.ts', '-g', 'a word', '--workers=1'],
  ],
  [[], []],
])('%j', (args, chosen) => {
  expect(chooseSpecs(args, specs)).toEqual(chosen);
});

test('a name that nothing has is said', () => {
  expect(() => chooseSpecs(['sesion'], specs)).toThrow('«sesion»');
});

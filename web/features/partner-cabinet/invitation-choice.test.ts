import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNames } from '../../../contract/invitations.ts';
import { choiceAddress, countOf, readChoice } from './invitation-choice.ts';

const choices = fc.record({
  show: fc.constantFrom(undefined, ...groupNames),
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  page: fc.integer({ min: 1, max: 999_999 }),
});

describe('the choice of invitations', () => {
  it('comes back from its address', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const [, query = ''] = choiceAddress(choice).split('?');
        expect(readChoice(new URLSearchParams(query))).toEqual(choice);
      }),
    );
  });

  it('is everything when the address makes no sense', () => {
    const asked = new URLSearchParams({ show: 'toString', page: '-1', q: `  ${'я'.repeat(300)}` });
    expect(readChoice(asked)).toEqual({ show: undefined, search: 'я'.repeat(100), page: 1 });
  });

  it('counts one group, or all of them', () => {
    const counts = { waiting: 2, used: 3, closed: 5 };
    expect([countOf(counts, 'used'), countOf(counts, undefined)]).toEqual([3, 10]);
  });
});

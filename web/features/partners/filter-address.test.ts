import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterAddress, mostShown, portion, readFilter } from './filter-address.ts';

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

it('reads back every filter it writes', () =>
  fc.assert(
    fc.property(
      fc.string({ maxLength: 100 }).map((text) => text.trim()),
      fc.string({ maxLength: 100 }).map((text) => text.trim()),
      fc.integer({ min: portion, max: mostShown }),
      (name, city, count) => {
        expect(readFilter(searchOf(filterAddress({ name, city, count })))).toEqual({ name, city, count });
      },
    ),
  ));

it('names nothing in the address that is usual', () => {
  expect(filterAddress({ name: '', city: '', count: portion })).toBe('/register/browse_partners');
});

it.each([
  ['count=abc', portion],
  ['count=-5', portion],
  ['count=0', portion],
  ['count=1', portion],
  ['count=99999', portion],
  ['count=9999', mostShown],
])('takes %s for %i', (query, count) => expect(readFilter(new URLSearchParams(query)).count).toBe(count));

it('cuts what is too long', () => {
  expect(readFilter(new URLSearchParams({ name: 'я'.repeat(200) })).name).toHaveLength(100);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceAddress, readChoice } from './list-address.ts';

const codes = ['ea', 'zup', 'unf', 'rtl3', 'begin_work', 'a-b'];
const facets = codes.map((type) => ({ type, title: type, count: 1 }));
const read = (search: string) => readChoice(new URLSearchParams(search), facets);

describe('the address of the list', () => {
  it('is written plainly, without what is usual', () => {
    expect(choiceAddress({ types: ['ea', 'zup'], page: 1 })).toBe('/my?type=ea,zup');
    expect(choiceAddress({ types: ['ea'], page: 3 })).toBe('/my?type=ea&page=3');
    expect(choiceAddress({ types: [], page: 1 })).toBe('/my');
  });

  it('reads back every choice it writes', () => {
    fc.assert(
      fc.property(fc.subarray(codes), fc.integer({ min: 1, max: 999_999 }), (types, page) => {
        const address = new URL(choiceAddress({ types, page }), 'http://portal.invalid');
        expect(readChoice(address.searchParams, facets)).toEqual({ types, page });
      }),
    );
  });

  it('leaves out kinds the person has none of, and takes a repeated parameter', () => {
    expect(read('type=zup,nonsense,ea').types).toEqual(['ea', 'zup']);
    expect(read('type=ea&type=zup').types).toEqual(['ea', 'zup']);
    expect(read('type=').types).toEqual([]);
  });

  it('takes an impossible page for the first', () => {
    for (const page of ['0', '-1', 'abc', '1e9', '99999999', '', '2.5']) expect(read(`page=${page}`).page).toBe(1);
  });
});

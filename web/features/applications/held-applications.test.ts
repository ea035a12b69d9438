import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldByBrowserLimit } from '../../../contract/applications.ts';
import { countOfTypes, firstPageSize, mergePages, ofTypes, pagesAfterFirst } from './held-applications.ts';
import { anApplication } from './testing/an-application.ts';

const placesOf = ({ page, count }: { page: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (page - 1) * count + index);

describe('pagesAfterFirst', () => {
  it('asks for nothing more when the first page holds all', () => {
    expect(pagesAfterFirst(0)).toEqual([]);
    expect(pagesAfterFirst(firstPageSize)).toEqual([]);
  });

  it('asks once for each application after the first page, and never for more than 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: firstPageSize + 1, max: heldByBrowserLimit }), (total) => {
        const pages = pagesAfterFirst(total);
        const places = pages.flatMap(placesOf);
        expect(new Set(places).size).toBe(places.length);
        for (let place = firstPageSize; place < total; place += 1) expect(places).toContain(place);
        expect(Math.min(...places)).toBe(firstPageSize);
        expect(Math.max(...pages.map(({ count }) => count))).toBeLessThanOrEqual(100);
        expect(pages.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('mergePages', () => {
  it('keeps one that came twice because another was added between the requests', () => {
    const [newest, middle, oldest] = ['20003', '20002', '20001'].map((id) => anApplication({ id }));
    if (!newest || !middle || !oldest) throw new Error('three applications are needed');
    expect(
      mergePages([
        [newest, middle],
        [middle, oldest],
      ]).map(({ id }) => id),
    ).toEqual(['20003', '20002', '20001']);
  });
});

describe('the filter by kinds', () => {
  const list = [anApplication({ id: '3' }), anApplication({ id: '2', type: 'zup' }), anApplication({ id: '1' })];
  const facets = [
    { type: 'ea', title: 'Бухгалтерия', count: 2 },
    { type: 'zup', title: 'Зарплата', count: 1 },
  ];

  it('shows all without a choice', () => {
    expect(ofTypes(list, [])).toBe(list);
    expect(countOfTypes(facets, [])).toBe(3);
  });

  it('shows and counts the chosen kinds alone', () => {
    expect(ofTypes(list, ['ea']).map(({ id }) => id)).toEqual(['3', '1']);
    expect(countOfTypes(facets, ['ea'])).toBe(2);
    expect(countOfTypes(facets, ['zup', 'ea'])).toBe(3);
  });
});

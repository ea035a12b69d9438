import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solutionCategories } from '../../../../contract/catalogue.ts';
import { categoryTab } from './category-tab.ts';

test('the address names the tab', () => {
  expect(solutionCategories.map(categoryTab)).toEqual(['commercial', 'government', 'industry']);
});

test.each([null, '', 'partner', 'Industry', 'constructor'])('«%s» opens the first tab', (asked) => {
  expect(categoryTab(asked)).toBe('commercial');
});

test('whatever is asked, a tab opens', () => {
  fc.assert(fc.property(fc.string(), (asked) => solutionCategories.includes(categoryTab(asked))));
});

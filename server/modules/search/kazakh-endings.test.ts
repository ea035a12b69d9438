import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../../../contract/search-fold.ts';
import { withoutKazakhEndings } from './kazakh-endings.ts';

const restsOf = (word: string) => withoutKazakhEndings(foldForSearch(word));

describe('Kazakh endings (spec: search.corrections)', () => {
  it.each([
    ['шоттар', 'шот'],
    ['салыққа', 'салық'],
    ['салығы', 'салық'],
    ['жалақыны', 'жалақы'],
    ['жалақысынан', 'жалақы'],
    ['қоймадағы', 'қойма'],
    ['дәріханада', 'дәріхана'],
    ['серіктестерімен', 'серіктес'],
    ['Алматыдан', 'алматы'],
    ['декларацияның', 'декларация'],
  ])('«%s» is «%s» with some', (word, rest) => {
    expect(restsOf(word)).toContain(foldForSearch(rest));
  });

  it('one letter is none, nor what leaves fewer than three', () => {
    expect(restsOf('салықа')).not.toContain('салык');
    expect(restsOf('аңға')).toEqual([]);
  });

  it('an ending stands as a whole: «шоттарт» is no form', () => {
    expect(restsOf('шоттарт')).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import content from '../../../../content/tariffs.json' with { type: 'json' };
import type { Tariff } from '../../../../contract/catalogue-start-service.ts';
import { isOpenNote, noteKind, splitPrice, tariffSections } from './price-list.ts';

const aTariff = (type: string, code: string): Tariff => ({
  NAME: code,
  CODE: code,
  PROPERTY_TYPE_CODE: type,
  PROPERTY_LOGO_URL_VALUE: null,
  PREVIEW_TEXT: '',
  PROPERTY_APP_VALUE: { TEXT: '' },
  PROPERTY_PRICE_VALUE: { TEXT: '' },
  DETAIL_TEXT: '',
});

it('puts every tariff into one section, in its order', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
      (types, ofTypes) => {
        const tariffs = ofTypes.map((type, index) => aTariff(type, String(index)));
        const sections = tariffSections(
          types.map((type) => ({ CODE: type, NAME: type })),
          tariffs,
        );
        const shown = sections.flatMap((section) => section.tariffs);
        expect(shown).toHaveLength(tariffs.length);
        expect(new Set(shown)).toEqual(new Set(tariffs));
        expect(sections.slice(0, types.length).map(({ code }) => code)).toEqual(types);
        for (const section of sections) {
          const places = section.tariffs.map(({ CODE }) => Number(CODE));
          expect(places).toEqual(places.toSorted((one, other) => one - other));
        }
      },
    ),
  ));

it.each([
  ['9\u00a0900\u00a0₸ в\u00a0месяц', '9\u00a0900\u00a0₸', 'в\u00a0месяц'],
  ['от\u00a028\u00a0900\u00a0₸ в\u00a0месяц', 'от\u00a028\u00a0900\u00a0₸', 'в\u00a0месяц'],
  ['12 400 тенге в месяц за аптеку', '12 400 тенге', 'в месяц за аптеку'],
  ['12000₸', '12000₸', ''],
  ['по договорённости', '', 'по договорённости'],
  ['', '', ''],
])('splits the price %j', (price, figure, rest) => expect(splitPrice(price)).toEqual({ figure, rest }));

it('finds the figure of every price of the demo', () => {
  for (const { PROPERTY_PRICE_VALUE } of content.tariffs) {
    const { figure, rest } = splitPrice(PROPERTY_PRICE_VALUE.TEXT);
    expect(figure).toMatch(/\d₸?|₸$/);
    expect(`${figure} ${rest}`).toBe(PROPERTY_PRICE_VALUE.TEXT);
  }
});

it.each([
  ['alert', 'alert', false],
  ['alert-seat', 'alert', false],
  ['collapse-seats', 'collapse', false],
  ['collapse-service', 'collapse', true],
  ['about', 'plain', false],
] as const)('shows the note %s as %s', (CODE, kind, open) => {
  expect(noteKind({ CODE })).toBe(kind);
  expect(isOpenNote({ CODE })).toBe(open);
});

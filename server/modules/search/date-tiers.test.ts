import { describe, expect, it } from 'vitest';
import { tiersOf } from './date-tiers.ts';

const extent = { oldest: '2012-01-01', newest: '2026-11-20', documents: 100_000, trigrams: true, distances: true };

describe('the tiers of time in which candidates are looked for', () => {
  it('are all time for a rare word, and where nothing has a day', () => {
    const all = [{ lexemes: undefined, before: undefined, documents: 100_000 }];
    expect(tiersOf(extent, { wanted: 60, expected: 50 })).toEqual(all);
    expect(tiersOf({ ...extent, oldest: null, newest: null }, { wanted: 60, expected: 50_000 })).toEqual(all);
  });

  it('are a few months for a word of half the documents, then more of them, then the rest', () => {
    expect(tiersOf(extent, { wanted: 1_000, expected: 50_000 })).toMatchObject([
      {
        lexemes: "'@0' | '@2026-06' | '@2026-07' | '@2026-08' | '@2026-09' | '@2026-10' | '@2026-11'",
        before: undefined,
      },
      { lexemes: "'@2026-01' | '@2026-02' | '@2026-03' | '@2026-04' | '@2026-05'", before: undefined },
      { lexemes: undefined, before: '2026-01-01' },
    ]);
  });

  it('are whole years for a word of some documents', () => {
    expect(tiersOf(extent, { wanted: 1_000, expected: 10_000 })).toMatchObject([
      { lexemes: "'@0' | '@2024' | '@2025' | '@2026'", before: undefined },
      { lexemes: "'@2022' | '@2023'", before: undefined },
      { lexemes: undefined, before: '2022-01-01' },
    ]);
  });

  it('follow one another without a gap, whatever is expected', () => {
    for (let expected = 100; expected <= 100_000; expected *= 2) {
      const tiers = tiersOf(extent, { wanted: 30, expected });
      const months = tiers.flatMap(({ lexemes }) => lexemes?.match(/\d{4}(?:-\d\d)?/g) ?? []);
      expect(new Set(months).size).toBe(months.length);
      expect(tiers.reduce((sum, { documents }) => sum + documents, 0)).toBeCloseTo(extent.documents);
      const first = months.sort()[0];
      expect(tiers.at(-1)?.before).toBe(first && `${first.length === 4 ? `${first}-01` : first}-01`);
    }
  });
});

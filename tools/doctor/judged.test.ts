import { describe, expect, it } from 'vitest';
import { judgeCopies } from '../../server/infra/doctor/copies.ts';
import { judgeMemory } from '../../server/infra/doctor/memory.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-11-24T12:00:00+05:00');
const states = (found: readonly { state: string }[]) => found.map(({ state }) => state);

/** (spec: installation.copies) */
describe('copies', () => {
  const noted = (kind: 'made' | 'tried', agoMs: number, failure: string | null = null) => ({
    kind,
    at: new Date(now - agoMs),
    file: 'portal-1.tar.zst',
    machine: 'host',
    bytes: 5 * 2 ** 20,
    failure,
  });
  const judge = (made?: ReturnType<typeof noted>, tried?: ReturnType<typeof noted>, lastAttempt = made) =>
    judgeCopies({ made, lastAttempt, tried }, now);

  it('of last night that were tried this quarter are well', () => {
    const found = judge(noted('made', 9 * hour), noted('tried', 90 * day));
    expect(states(found)).toEqual(['well', 'well']);
    expect(found[0]?.says).toMatch(/Последняя копия — 24 ноября 2026\sг\. в\s03:00, 5,0 МБ/);
  });

  it.each([
    ['that were never made', [undefined, undefined], /Копий ещё не было/],
    ['of two days ago', [noted('made', 2 * day), noted('tried', day)], /22 ноября/],
    ['that were never tried', [noted('made', hour), undefined], /ни разу не проверяли/],
    ['that were tried half a year ago', [noted('made', hour), noted('tried', 180 * day)], /28 мая/],
    ['that could not be restored', [noted('made', hour), noted('tried', day, 'cut')], /не восстановилась.*: cut/],
  ] as const)('%s are wrong', (_, [made, tried], words) => {
    const wrong = judge(made, tried).filter(({ state }) => state === 'wrong');
    expect(wrong.map(({ says }) => says)).toEqual([expect.stringMatching(words)]);
    expect(wrong[0]?.next).toMatch(/npm run|journalctl/);
  });

  it('that failed last night are wrong though the one before is there', () => {
    const found = judge(noted('made', 30 * hour), noted('tried', day), noted('made', 6 * hour, 'the disk is full'));
    expect(states(found)).toEqual(['wrong', 'well', 'well']);
    expect(found[0]?.says).toContain('the disk is full');
  });
});

describe('memory', () => {
  const gigabyte = 2 ** 30;

  it('that is hardly there, or that the portal fills, is wrong', () => {
    const enough = { freeBytes: 2 * gigabyte, totalBytes: 8 * gigabyte, heapBytes: 0.2 * gigabyte };
    expect(states(judgeMemory(enough))).toEqual(['well']);
    expect(states(judgeMemory({ ...enough, freeBytes: 0.1 * gigabyte }))).toEqual(['wrong']);
    expect(states(judgeMemory({ ...enough, heapBytes: 1.3 * gigabyte }))).toEqual(['well', 'wrong']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPersonalDataIn } from './personal-data.ts';
import { noteServerTime, readDay, readNow, watchDay } from './server-clock.ts';

const hour = 3_600_000;
const server = Date.parse('2026-11-21T18:30:00Z');
const zones = ['Pacific/Kiritimati', 'Asia/Almaty', 'Europe/Moscow', 'UTC', 'Pacific/Pago_Pago'];
const headersAt = (moment: number) => new Headers({ date: new Date(moment).toUTCString() });

const zoneOfTests = process.env.TZ;
const refreshed = { times: 0 };
let leave: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  refreshed.times = 0;
  const invalidateQueries = async () => {
    refreshed.times += 1;
  };
  const client = { removeQueries: () => undefined, invalidateQueries };
  keepPersonalDataIn(client as never);
});
afterEach(() => {
  leave?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  process.env.TZ = zoneOfTests;
});

/** A browser whose clock is wrong by so much; time goes on only by hand. */
function browserOff(byMs: number, zone = 'Asia/Almaty') {
  process.env.TZ = zone;
  vi.useFakeTimers({ now: server + byMs, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  noteServerTime(headersAt(server));
  const days: string[] = [];
  leave = watchDay(() => days.push(readDay()));
  return days;
}

describe('today', () => {
  const offsets = [0, 3 * 24 * hour, -3 * 24 * hour, 400 * 24 * hour, -40 * 24 * hour, 5 * hour];
  it.each(zones.flatMap((zone) => offsets.map((offset) => [zone, offset / hour] as const)))(
    'in %s, with a clock that is wrong by %i hours, is the server’s, in Almaty',
    (zone, hours) => {
      browserOff(hours * hour, zone);
      expect([readDay(), readNow().getTime()]).toEqual(['2026-11-21', server]);
    },
  );

  it('changes at midnight in Almaty on a page that is left open, and what is shown is fetched anew', () => {
    const days = browserOff(-3 * 24 * hour, 'Pacific/Pago_Pago');
    vi.advanceTimersByTime(29 * 60_000);
    expect([days, refreshed.times]).toEqual([[], 0]);
    vi.advanceTimersByTime(2 * 60_000);
    expect([days, refreshed.times]).toEqual([['2026-11-22'], 1]);
    vi.advanceTimersByTime(23 * hour);
    expect(days).toEqual(['2026-11-22']);
    vi.advanceTimersByTime(hour);
    expect(days).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('is asked for when the browser’s clock was set on an open page', () => {
    browserOff(0);
    vi.setSystemTime(Date.now() + 5 * 24 * hour);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(refreshed.times).toBe(1);
    noteServerTime(headersAt(server + 60_000));
    expect(readDay()).toBe('2026-11-21');
  });

  it('is looked at again when the page is, after the computer has slept', () => {
    const days = browserOff(0);
    vi.setSystemTime(Date.now() + 8 * hour);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([days.at(-1), refreshed.times]).toEqual(['2026-11-22', 1]);
  });

  it('stays as it was with an answer that does not tell the time', () => {
    browserOff(3 * 24 * hour);
    noteServerTime(new Headers());
    noteServerTime(new Headers({ date: 'yesterday' }));
    expect(readDay()).toBe('2026-11-21');
  });

  it('is not watched when nobody listens', () => {
    browserOff(0);
    leave?.();
    vi.advanceTimersByTime(48 * hour);
    expect(refreshed.times).toBe(0);
  });
});

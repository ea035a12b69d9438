import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

const video = '/media/promo/promo.mp4';

let test: TestPortal;
let whole: Buffer;
beforeAll(async () => {
  test = await createTestPortal();
  whole = await readFile(new URL('../../content/media/promo/promo.mp4', import.meta.url));
});
afterAll(() => test.close());

const part = (range: string, headers: Record<string, string> = {}) =>
  test.get(video, { headers: { range, ...headers } });

describe('a video', () => {
  it('says that it can be asked for in parts', async () => {
    const { statusCode, headers } = await test.get(video);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': String(whole.length),
      'cache-control': 'public, max-age=3600',
    });
  });

  it.each([
    ['from the start', 'bytes=0-99', 0, 100],
    ['from the middle', 'bytes=1000-1999', 1000, 2000],
  ])('gives the part asked for, %s', async (_, range, from, to) => {
    const { statusCode, headers, rawPayload } = await part(range);
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${whole.length}`);
    expect(rawPayload.equals(whole.subarray(from, to))).toBe(true);
  });

  it('gives its rest and its last bytes', async () => {
    const rest = await part(`bytes=${whole.length - 10}-`);
    const last = await part('bytes=-10');
    for (const { statusCode, rawPayload } of [rest, last]) {
      expect(statusCode).toBe(206);
      expect(rawPayload.equals(whole.subarray(-10))).toBe(true);
    }
  });

  it('answers 416 to a part past its end', async () => {
    const { statusCode, headers } = await part(`bytes=${whole.length}-`);
    expect([statusCode, headers['cache-control']]).toEqual([416, 'no-store']);
  });

  it('is sent whole when it is no longer the one whose parts are wanted', async () => {
    expect((await part('bytes=0-99', { 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('may play when it is opened by itself, and nothing may run there', async () => {
    const { headers } = await test.get(video);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "media-src 'self'", 'sandbox allow-same-origin']),
    );
    expect(policy.join()).not.toContain('script');
  });

  it('has its index before its pictures, so that it plays while it comes', () => {
    expect(whole.indexOf('moov')).toBeLessThan(whole.indexOf('mdat'));
  });
});

describe('the media', () => {
  it.each([
    ['/media/promo/promo.vtt', 'text/vtt; charset=utf-8'],
    ['/media/promo/poster.webp', 'image/webp'],
    ['/media/og/portal.png', 'image/png'],
    ['/media/logos/ea.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s is told as %s and kept for an hour', async (path, type) => {
    const { statusCode, headers } = await test.get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
    const again = await test.get(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('do not lead out of their folder', async () => {
    for (const path of [
      '/media/../solutions.json',
      '/media/%2e%2e/solutions.json',
      '/media/promo/..%2f..%2fsolutions.json',
    ])
      expect([400, 403, 404]).toContain((await test.get(path)).statusCode);
  });

  it('are listed nowhere', async () => {
    for (const path of ['/media/', '/media/logos', '/media/logos/', '/assets/', '/assets'])
      expect([path, (await test.get(path)).statusCode]).toEqual([path, 404]);
  });
});

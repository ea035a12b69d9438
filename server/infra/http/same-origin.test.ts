import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const publicUrl = 'https://portal.example.kz';
const absent = undefined;
const sites = [absent, 'same-origin', 'same-site', 'cross-site', 'none', '', 'same-origin, cross-site'] as const;
const origins = [
  absent,
  publicUrl,
  'https://evil.example',
  'null',
  '',
  `${publicUrl}/`,
  'http://portal.example.kz',
  'https://portal.example.kz:8443',
  'https://portal.example.kz.evil.example',
] as const;
const cookies = [true, false] as const;

const requestOf = (method: string, site: string | undefined, origin: string | undefined) =>
  ({
    method,
    headers: { ...(site !== absent && { 'sec-fetch-site': site }), ...(origin !== absent && { origin }) },
  }) as unknown as FastifyRequest;

/** Who may go on (spec: security.same-origin). */
function mayGoOn(site: string | undefined, origin: string | undefined, hasCookie: boolean): boolean {
  const browserVouches = site === 'same-origin';
  const originVouches = site === absent && origin === publicUrl;
  const programSignsIn = site === absent && origin === absent && !hasCookie;
  return browserVouches || originVouches || programSignsIn;
}

const cells = sites.flatMap((site) =>
  origins.flatMap((origin) => cookies.map((hasCookie) => ({ site, origin, hasCookie }))),
);

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s', (method) => {
  test.each(cells)('Sec-Fetch-Site $site, Origin $origin, cookie $hasCookie', ({ site, origin, hasCookie }) => {
    expect(isSameOrigin(requestOf(method, site, origin), publicUrl, hasCookie)).toBe(mayGoOn(site, origin, hasCookie));
  });
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and is asked nothing', (method) => {
  for (const { site, origin, hasCookie } of cells)
    expect(isSameOrigin(requestOf(method, site, origin), publicUrl, hasCookie)).toBe(true);
});

test('of all the cells few may go on', () => {
  const admitted = cells.filter(({ site, origin, hasCookie }) => mayGoOn(site, origin, hasCookie));
  // Every origin and cookie with the browser's word; the right origin with either cookie; nothing at all.
  expect(admitted).toHaveLength(origins.length * cookies.length + 2 + 1);
});

import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the method changes nothing, so that any site may use it. */
export const isSafe = (method: string): boolean => safeMethods.has(method);

/**
 * Whether an unsafe request may go on (spec: security.same-origin): by `Sec-Fetch-Site` first, else by `Origin`; a
 * program that sends neither only without a session cookie.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string, hasSessionCookie: boolean): boolean {
  if (isSafe(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = request.headers.origin;
  if (origin !== undefined) return origin === publicUrl;
  return !hasSessionCookie;
}

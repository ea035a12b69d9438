import { createHash } from 'node:crypto';
import type { Settings } from '../infra/settings/index.ts';

/** Video reviews of the host are shown in its frame (spec: content.video). */
const videoHost = 'www.youtube-nocookie.com';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The headers every page carries (spec: security.headers). Scripts within the HTML are allowed by their hashes. */
export function securityHeaders(
  settings: Pick<Settings, 'secureCookies'>,
  scripts: readonly string[],
): Record<string, string> {
  const hashes = scripts.map((script) => ` ${hashOf(script)}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src 'self' ${videoHost}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(settings.secureCookies && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** The headers of a page with one more script within its HTML. */
export function allowingScript(headers: Readonly<Record<string, string>>, script: string): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`),
  };
}

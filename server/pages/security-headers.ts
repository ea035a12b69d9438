import { createHash } from 'node:crypto';
import type { Settings } from '../infra/settings/index.ts';

/** Video reviews of the host are shown in its frame (spec: content.video). */
const videoHost = 'www.youtube-nocookie.com';

/** The headers every page carries (spec: security.headers). Scripts within the HTML are allowed by their hashes. */
export function securityHeaders(
  settings: Pick<Settings, 'secureCookies'>,
  scripts: readonly string[],
): Record<string, string> {
  const hashes = scripts.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`).join('');
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

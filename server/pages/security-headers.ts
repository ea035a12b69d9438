import { createHash } from 'node:crypto';
import type { Settings } from '../infra/settings/index.ts';

/** Video reviews of the host are shown in its frame (spec: content.video). */
const videoHost = 'www.youtube-nocookie.com';

/** The headers every page carries (spec: security.headers). The one inline script is allowed by its hash. */
export function securityHeaders(
  settings: Pick<Settings, 'secureCookies'>,
  inlineScript: string,
): Record<string, string> {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
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

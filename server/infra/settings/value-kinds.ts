import { isIP } from 'node:net';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import * as z from 'zod';

/** An empty variable counts as one that is not there. */
export const empty = (value: unknown) => (value === '' ? undefined : value);
/** Any text, or nothing. */
export const optionalText = z.preprocess(empty, z.string().optional());

/** A whole number between two others. */
export const whole = (fallback: number, least: number, most: number) =>
  z.preprocess(
    empty,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.number().min(least).max(most))
      .default(fallback),
  );

/** A switch. */
export const flag = z.preprocess(
  empty,
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((value) => value === 'on' || value === 'true' || value === '1')
    .optional(),
);

/** An origin of a site. */
export const origin = z.preprocess(
  empty,
  z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
);

const address = z.string().regex(/^(https?:\/\/\S+|\/\S*)$/);

/** An address, or a path from the root of the site. */
export const link = (fallback: string) => z.preprocess(empty, address.default(fallback));
/** The same, or nothing. */
export const optionalLink = z.preprocess(empty, address.optional());

/** How a name or password is written in an address, in the refusal of one. */
export const inPercents = 'in a name or password % / ? # @ : , are written as %25 %2F %3F %23 %40 %3A %2C';

/**
 * Whether the library of mail will understand the address as it was meant. What follows the host is a password that was cut
 * at a sign with a meaning; and what `URL` refuses may not reach the library, whose warning would print all of it.
 */
function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname) || url.hash || url.search.includes('@'))
    return false;
  try {
    return Boolean(parseConnectionUrl(value).host);
  } catch {
    return false;
  }
}

/** A mail server, or nothing. */
export const mailServer = z.preprocess(
  empty,
  z
    .string()
    .regex(/^smtps?:\/\//)
    .refine(isMailServer)
    .optional(),
);

/** An address alone, or a name and an address in angle brackets. */
export const mailbox = /^(?:[^\s@<>,;"]+@[^\s@<>,;"]+|[^<>@\r\n]*<[^\s@<>,;"]+@[^\s@<>,;"]+>)$/;

/** Names of hosts as a Content-Security-Policy has them: an optional leading `*.` and an optional port. */
export const crmHosts =
  /^\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?\s*(,\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?\s*)*$/i;

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether Fastify will understand the list: addresses, networks, or names of ranges. */
function areProxies(list: string): boolean {
  return list.split(',').every((item) => {
    const [address = '', prefix, ...more] = item.trim().split('/');
    if (proxyNames.has(item.trim())) return true;
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
    );
  });
}

/** Trusted proxies. */
export const proxies = z.preprocess(
  empty,
  z
    .string()
    .refine((value) => /^(off|[1-9])$/i.test(value) || areProxies(value))
    .optional(),
);

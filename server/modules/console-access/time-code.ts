import { Secret, TOTP } from 'otpauth';
import { lettersAndDigits } from '../../infra/codes/index.ts';

const issuer = 'Счёты';
const secretBytes = 20;
const stepMs = 30_000;
/** A telephone's clock may be off by a step either way. */
const window = 1;

const timeCodesOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: stepMs / 1000, secret: Secret.fromBase32(secret) });

/** A new secret of 160 random bits, in the alphabet that applications take. */
export const drawSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that the QR code holds. */
export const addressOfSecret = (secret: string, login: string): string => timeCodesOf(secret, login).toString();

/** The code of a moment, as an application shows it. */
export const timeCodeAt = (secret: string, ms: number): string => timeCodesOf(secret).generate({ timestamp: ms });

/** The six digits that were meant, whatever stands between them, or nothing when this is no time code. */
export function readTimeCode(typed: string): string | undefined {
  const digits = lettersAndDigits(typed);
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The step a code belongs to at this moment of the database's clock, or nothing when it fits none. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const delta = timeCodesOf(secret).validate({ token: code, timestamp: nowMs, window });
  return delta === null ? undefined : Math.floor(nowMs / stepMs) + delta;
}

import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new session token of 256 random bits; only the cookie holds it. */
export function newSessionToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The hash of a token that the database stores. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

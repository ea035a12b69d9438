import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A fresh session token of 256 random bits, for the cookie alone. */
export function newSessionToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

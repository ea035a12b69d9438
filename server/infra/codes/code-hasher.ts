import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../database/index.ts';
import { findOrKeepKey } from './codes.store.ts';

/** Hashes a code for keeping; `purpose` keeps the hashes of different kinds of codes apart. */
export type CodeHasher = (
  purpose: 'invitation' | 'recovery' | 'member' | 'stop-letters' | 'device' | 'second-factor',
  code: string,
) => Buffer;

const keyBytes = 32;

/** The keyed hash of this installation's codes; its key is made once and kept in the database (decision 0025). */
export async function openCodeHasher(db: Db): Promise<CodeHasher> {
  const key = await findOrKeepKey(db, 'codes', randomBytes(keyBytes));
  return (purpose, code) => createHmac('sha256', key).update(`${purpose}\n${code}`).digest();
}

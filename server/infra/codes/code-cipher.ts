import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '../database/index.ts';
import { findOrKeepKey } from './codes.store.ts';

/** Seals what has to be read again, unlike a code that is only compared; `of` says whose it is and has to be the same. */
export interface CodeCipher {
  seal(secret: string, of: string): Buffer;
  /** @throws Error when the bytes were changed or belong to somebody else */
  open(sealed: Buffer, of: string): string;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** The cipher of this installation's secrets; its key is made once and kept in the database (decision 0063). */
export async function openCodeCipher(db: Db): Promise<CodeCipher> {
  const key = await findOrKeepKey(db, 'secrets', randomBytes(keyBytes));
  return {
    seal: (secret, of) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(of));
      return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, of) => {
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(of))
        .setAuthTag(sealed.subarray(-tagBytes));
      return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

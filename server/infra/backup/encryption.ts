import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartFailure } from '../start-failure.ts';

/** How a file of the age format begins. */
export const ageMagic = 'age-encryption.org/v1';

type WebStream = globalThis.ReadableStream<Uint8Array>;

/** Encrypts for the holders of these public keys; the server keeps none of the private ones. */
export async function encrypt(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = encrypterFor(recipients);
  const encrypted = await encrypter.encrypt(Readable.toWeb(plain) as unknown as WebStream);
  return Readable.fromWeb(encrypted as unknown as ReadableStream);
}

/** Refuses what is no public key, before anything is copied. @throws StartFailure */
export function checkRecipients(recipients: readonly string[]): void {
  encrypterFor(recipients);
}

function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new StartFailure(
        'backup-recipient',
        `«${recipient.slice(0, 12)}…» is no public key of age: it begins with age1, age-keygen -y prints it.`,
        { cause },
      );
    }
  }
  return encrypter;
}

/** Decrypts with the private keys of the file that `age-keygen` has made. @throws StartFailure */
export async function decrypt(encrypted: Readable, identityFile: string | undefined): Promise<Readable> {
  if (identityFile === undefined)
    throw wrongKey('The copy is encrypted. Name the file with the private key: --identity <file>.');
  const decrypter = new Decrypter();
  for (const identity of await readIdentities(identityFile)) decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(encrypted) as unknown as WebStream);
    return Readable.fromWeb(plain as unknown as ReadableStream);
  } catch (cause) {
    throw wrongKey(`The key of ${identityFile} does not open this copy: it was encrypted for another one.`, cause);
  }
}

async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw wrongKey(`The file with the private key cannot be read: ${file}.`, cause);
  });
  const found = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'));
  if (found.length === 0) throw wrongKey(`There is no private key of age in ${file}: AGE-SECRET-KEY-….`);
  return found;
}

function wrongKey(what: string, cause?: unknown): StartFailure {
  return new StartFailure('backup-key', `${what} Nothing was changed.`, { cause });
}

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mostArchiveBytes } from '../../../contract/archive-console.values.ts';
import { fail } from '../../infra/failures/index.ts';
import type { IncomingFile } from '../../infra/http/index.ts';
import { type MediaStorage, refuseFullDisk } from '../media/index.ts';

/** Where archives and what is unpacked of them lie for a while. */
export interface ArchivePlaces {
  readonly storage: MediaStorage;
  readonly incoming: string;
}

/** Where the storage has the archive of an import: every process reaches it there. */
export const archiveKey = (importId: string) => `import-${importId}/archive.zip`;

/** A new place for a file that nobody keeps; the library's clean-up removes what is left of it. */
export async function newPlace({ incoming }: Pick<ArchivePlaces, 'incoming'>): Promise<string> {
  await refuseFullDisk(() => mkdir(incoming, { recursive: true, mode: 0o700 }));
  return path.join(incoming, `archive-${randomBytes(12).toString('hex')}.part`);
}

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * Writes an archive that comes in to a file and ends as soon as it is none, or too large. Returns its bytes; nothing stays
 * behind a refusal. @throws Failure `archive.not-archive`, `archive.too-large`, `common.empty-file`
 */
export async function receiveArchive(place: string, { bytes, announced }: IncomingFile): Promise<number> {
  if ((announced ?? 0) > mostArchiveBytes) fail('archive.too-large');
  const handle = await refuseFullDisk(() => open(place, 'wx', 0o600));
  let head = Buffer.alloc(0);
  let received = 0;
  try {
    for await (const part of bytes) {
      received += part.length;
      if (received > mostArchiveBytes) fail('archive.too-large');
      if (head.length < zipMark.length) {
        head = Buffer.concat([head, part]).subarray(0, zipMark.length);
        if (!zipMark.subarray(0, head.length).equals(head)) fail('archive.not-archive');
      }
      await refuseFullDisk(() => handle.writeFile(part));
    }
    if (received === 0) fail('common.empty-file');
    if (head.length < zipMark.length) fail('archive.not-archive');
    return received;
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Copies the archive of an import out of the storage, to be read here. @throws Failure `archive.damaged` */
export async function fetchArchive({ storage, incoming }: ArchivePlaces, importId: string): Promise<string> {
  const answer = await storage.answer(archiveKey(importId), { method: 'GET', headers: {} });
  if (answer?.status !== 200) return fail('archive.damaged');
  const place = await newPlace({ incoming });
  await refuseFullDisk(() => pipeline(answer.body, createWriteStream(place, { mode: 0o600 })));
  return place;
}

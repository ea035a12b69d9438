import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { send } from '@fastify/send';
import { refuseFullDisk } from './full-disk.ts';
import type { FileAnswer, FileRequest, FileSource, MediaStorage } from './media-storage.port.ts';

/** The files of the library in a folder of this machine, or in one that its machines share. */
export function openFolderStorage(folder: string): MediaStorage {
  const root = path.resolve(folder);
  const placeOf = (key: string) => path.join(root, key);
  return {
    put: (key, source) => refuseFullDisk(() => write(placeOf(key), source)),
    read: (key) => readFile(placeOf(key)),
    answer: (key, request) => answer(root, key, request),
    remove: async (keys) => {
      for (const key of keys) await rm(placeOf(key), { force: true });
      for (const place of new Set(keys.map((key) => path.dirname(placeOf(key))))) await removeIfEmpty(place);
    },
  };
}

/** A draft beside it is renamed, so that a file is whole whenever it is there; copies leave `.part` out. */
async function write(place: string, source: FileSource): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const draft = 'path' in source ? source.path : `${place}.${randomBytes(4).toString('hex')}.part`;
  try {
    const handle = await open(draft, 'bytes' in source ? 'w' : 'r+', 0o600);
    try {
      if ('bytes' in source) await handle.writeFile(source.bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What is not empty holds what somebody is writing just now. */
async function removeIfEmpty(place: string): Promise<void> {
  await rmdir(place).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
  });
}

async function answer(root: string, key: string, request: FileRequest): Promise<FileAnswer | undefined> {
  const { type, statusCode, headers, stream } = await send(request as never, `/${key}`, {
    root,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });
  if (type !== 'file' && statusCode === 404) return undefined;
  return { status: statusCode, headers, body: stream };
}

import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../infra/database/index.ts';
import { type Jobs, workInTurn } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import { deleteLeftArrivals, listUnprepared } from './media.store.ts';
import { everyKeyOf } from './media-files.ts';
import type { MediaStorage } from './media-storage.port.ts';
import { prepareNextVariant } from './prepare-variants.ts';

const queue = 'media.prepare';
const removeQueue = 'media.remove-files';
const cleanUpQueue = 'media.clean-up';
/** Longer than an upload may take. */
const leftAfterMinutes = 60;

/** What the calls enqueue in their transactions. */
export interface MediaJobs {
  prepare(transaction: Db, id: string): Promise<void>;
  removeFiles(transaction: Db, keys: readonly string[]): Promise<void>;
}

interface Needs {
  jobs: Jobs;
  db: Db;
  log: Log;
  storage: MediaStorage;
  incoming: string;
}

/** Defines the queues of the library: variants of pictures, files of removed ones, what half uploads leave. */
export function defineMediaJobs({ jobs, db, log, storage, incoming }: Needs): MediaJobs & { resume(): Promise<void> } {
  const prepare = (transaction: Db, id: string) => jobs.send(transaction, queue, { id });
  jobs.define<{ id: string }>({
    name: queue,
    module: 'media',
    does: 'Makes the AVIF and WebP variants of a picture, one after another.',
    run: ({ id }) => workInTurn({ step: () => prepareNextVariant(db, storage, id), again: () => prepare(db, id) }),
  });
  jobs.define<{ keys: string[] }>({
    name: removeQueue,
    module: 'media',
    does: 'Removes the files of what has been removed from the library.',
    run: ({ keys }) => storage.remove(keys),
  });
  jobs.define({
    name: cleanUpQueue,
    module: 'media',
    does: 'Removes what uploads that were cut off have left.',
    cron: '20 * * * *',
    run: async () => {
      const left = await deleteLeftArrivals(db, leftAfterMinutes);
      for (const medium of left) await storage.remove(everyKeyOf(medium));
      const files = await removeOldFiles(incoming);
      // A command of the server has no jobs: what it has brought is prepared by now.
      for (const id of await listUnprepared(db)) await prepare(db, id);
      if (left.length + files > 0) log.info({ rows: left.length, files }, 'half uploads removed');
    },
  });
  return {
    prepare,
    removeFiles: (transaction, keys) => jobs.send(transaction, removeQueue, { keys }),
    // A killed process may have held the job of a picture for a while yet.
    resume: async () => {
      for (const id of await listUnprepared(db)) await prepare(db, id);
    },
  };
}

/** Removes the files that nobody has written to for a while. Returns how many. */
export async function removeOldFiles(folder: string, minutes = leftAfterMinutes): Promise<number> {
  const latest = Date.now() - minutes * 60_000;
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs > latest) continue;
    await rm(place, { force: true });
    removed += 1;
  }
  return removed;
}

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ContentImport } from '../../../contract/archive-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { IncomingFile, Origin } from '../../infra/http/index.ts';
import { archiveKey, newPlace, receiveArchive } from './archive-files.ts';
import { closeImport } from './close-import.ts';
import type { ImportNeeds } from './import-needs.ts';
import { addImport, callOff, findGoingImport, type Import, readImport } from './imports.store.ts';
import type { SendImport } from './run-import.ts';

/** Who brings an archive; the command of the server is nobody. */
export interface Bringer {
  readonly userId: string | null;
  readonly origin?: Origin;
}

const doing = {
  checking: 'проверяется',
  ready: 'ждёт решения',
  applying: 'применяется',
} as const;

/** Who is in the way, in a sentence; nothing where an import may begin. Whoever waits for oneself may bring another. */
export async function findBusy(db: Db, userId: string | null): Promise<string | undefined> {
  const going = await findGoingImport(db);
  return going && !isOwnWaiting(going, userId) ? busySentence(going) : undefined;
}

const isOwnWaiting = ({ state, startedBy }: Import, userId: string | null) => state === 'ready' && startedBy === userId;

function busySentence({ state, fileName, startedByName }: Import): string {
  const what = state in doing ? doing[state as keyof typeof doing] : 'загружается';
  const who = startedByName ? `, загрузка: ${startedByName}` : ', загружен командой на сервере';
  return `Сейчас ${what} другой архив, «${fileName}»${who}. Дождитесь его конца или отмените его.`;
}

const refuseBusy = async (db: Db, userId: string | null) => {
  const message = await findBusy(db, userId);
  if (message) fail('archive.busy', { message });
};

/** Receives an archive of the console and lets it be checked. @throws Failure of the call */
export async function receiveImport(
  needs: ImportNeeds,
  { file, fileName }: { file: IncomingFile | undefined; fileName: string },
  bringer: Bringer,
  send: SendImport,
): Promise<ContentImport> {
  await refuseBusy(needs.db, bringer.userId);
  const place = await newPlace(needs);
  try {
    const bytes = await receiveArchive(place, file ?? fail('common.empty-file'));
    const id = await beginImport(needs, { place, bytes, fileName }, bringer, send);
    return (await readImport(needs.db, id)) ?? fail('console.absent');
  } finally {
    await rm(place, { force: true });
  }
}

interface ArchiveFile {
  /** Where the archive lies; it is moved from there. */
  place: string;
  bytes: number;
  fileName: string;
}

/** Hands an archive to the storage and notes it. Returns the id of its import. @throws Failure `archive.busy` */
export async function beginImport(
  needs: ImportNeeds,
  { place, bytes, fileName }: ArchiveFile,
  { userId, origin }: Bringer,
  send?: SendImport,
): Promise<string> {
  const { db, storage } = needs;
  const id = randomUUID();
  await storage.put(archiveKey(id), { path: place }, 'application/zip');
  try {
    const waiting = await findGoingImport(db);
    if (waiting && isOwnWaiting(waiting, userId))
      await closeImport(needs, waiting.id, (transaction) => callOff(transaction, waiting.id));
    await inTransaction(db, async (transaction) => {
      if (!(await addImport(transaction, { id, fileName, bytes, startedBy: userId, origin }))) {
        await refuseBusy(transaction, null);
        fail('archive.busy');
      }
      await writeAudit(transaction, {
        action: 'archive-received',
        origin,
        userId,
        object: fileName,
        details: { bytes },
      });
      await send?.(transaction, id);
    });
    return id;
  } catch (error) {
    await storage.remove([archiveKey(id)]).catch(() => undefined);
    throw error;
  }
}

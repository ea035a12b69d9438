import { copyFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentImport } from '../../../contract/archive-console.ts';
import { mostPictureBytes } from '../../../contract/media-console.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { libraryPlaces, refuseFullDisk } from '../media/index.ts';
import { newPlace } from './archive-files.ts';
import { beginImport } from './begin-import.ts';
import { decideToApply, discardImport } from './decide-import.ts';
import type { ImportNeeds } from './import-needs.ts';
import { findGoingImport, readImport } from './imports.store.ts';
import { runImport } from './run-import.ts';

const command = { userId: null };
const megabyte = 1024 * 1024;

/** What a command of the server needs: its jobs are those of the portal, which makes the variants of pictures later. */
export function commandNeeds({
  db,
  log,
  settings,
  product,
}: {
  db: Db;
  log: Log;
  settings: Settings;
  product: string;
}): ImportNeeds {
  const { storage, incoming } = libraryPlaces(settings);
  return {
    ...{ db, log, storage, incoming, product },
    ownSites: [settings.PUBLIC_URL],
    mostFileBytes: Math.max(mostPictureBytes, settings.MEDIA_VIDEO_MB * megabyte),
    jobs: { prepare: async () => undefined, removeFiles: (_, keys) => storage.remove(keys) },
  };
}

/** Checks an archive as the console does; whoever asks decides then. @throws Failure `archive.busy` */
export async function checkByCommand(needs: ImportNeeds, file: string): Promise<ContentImport> {
  const { size: bytes } = await stat(file);
  const place = await newPlace(needs);
  try {
    await refuseFullDisk(() => copyFile(file, place));
    const id = await beginImport(needs, { place, bytes, fileName: path.basename(file) }, command);
    return await runToRest(needs, id);
  } finally {
    await rm(place, { force: true });
  }
}

/** Applies a checked archive; what somebody has published meanwhile is looked at first. @throws Failure */
export async function applyByCommand(needs: ImportNeeds, id: string, removesExtra: boolean): Promise<ContentImport> {
  await decideToApply(needs.db, { id, removesExtra }, command);
  return runToRest(needs, id);
}

async function runToRest(needs: ImportNeeds, id: string): Promise<ContentImport> {
  while (await runImport(needs, id)) if (!(await isOurs(needs, id))) throw new Failure('archive.not-ready');
  return (await readImport(needs.db, id)) ?? fail('console.absent');
}

/** Nobody else works on what this command has begun; somebody may have called it off. */
async function isOurs({ db }: ImportNeeds, id: string): Promise<boolean> {
  return (await findGoingImport(db))?.id === id;
}

/** Gives up the import that is going on. Returns its file, or nothing where there is none. */
export async function discardByCommand(needs: ImportNeeds): Promise<string | undefined> {
  const going = await findGoingImport(needs.db);
  if (going) await discardImport(needs, going.id, command);
  return going?.fileName;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgresLog, startEmbeddedPostgres } from '../embedded-postgres/index.ts';
import { type Archive, checkArchive, readArchive } from './archive.ts';
import { findPresentFiles } from './data-files.ts';
import { type Loaded, loadContents, type Target } from './load.ts';

/**
 * Restores an archive into a new database and a new DATA_DIR. It is read twice: first wholly, so that one that is cut or
 * damaged is refused before anything is changed (spec: reliability.restore). @throws StartFailure
 */
export async function restoreArchive(archive: Archive, target: () => Promise<Target>): Promise<Loaded> {
  const checked = await checkArchive(archive);
  const { dataDir, ...place } = await target();
  const present = dataDir === undefined ? new Set<string>() : await findPresentFiles(dataDir, checked);
  return await loadContents(readArchive(archive), { ...place, ...(dataDir !== undefined && { dataDir }), present });
}

/** Restores an archive into a folder of its own with an embedded database, compares the counts, removes the folder. */
export async function tryArchive(archive: Archive, log: EmbeddedPostgresLog): Promise<Loaded> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-check-'));
  let stop = async () => {};
  try {
    return await restoreArchive(archive, async () => {
      const embedded = await startEmbeddedPostgres({ dataDir, log });
      stop = embedded.stop;
      return { connection: embedded.connection, name: 'the new folder', dataDir };
    });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

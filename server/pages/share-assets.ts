import { readdir, readFile } from 'node:fs/promises';
import type { Db } from '../infra/database/index.ts';
import { findSharedNames, saveSharedAssets } from './shared-assets.store.ts';

const compressed = /\.(?:br|gz)$/;

/** The names of a build's own files below `/assets/`, without their compressed copies; none where there is no build. */
export async function listAssets(clientFolder: URL): Promise<string[]> {
  const names = await readdir(new URL('assets/', clientFolder)).catch(() => []);
  return names.filter((name) => !compressed.test(name));
}

/**
 * Puts the build's files into the database, where every process finds them that has another build: beside an old one
 * during an update, and after it for pages that are still open (spec: reliability.shared-assets).
 */
export async function shareAssets(db: Db, clientFolder: URL): Promise<void> {
  const names = await listAssets(clientFolder);
  const shared = await findSharedNames(db, names);
  const missing = names.filter((name) => !shared.has(name));
  const read = async (name: string): Promise<[string, Buffer]> => [
    name,
    await readFile(new URL(`assets/${name}`, clientFolder)),
  ];
  await saveSharedAssets(db, names, new Map(await Promise.all(missing.map(read))));
}

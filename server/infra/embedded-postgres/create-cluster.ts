import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { includeOwnFile, savePassword } from './configuration.ts';
import { type DataFolder, syncFolder, unfinishedPrefix } from './data-folder.ts';
import { explainFileError, explainServer } from './explain.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { usesTcp } from './place.ts';

export const superuser = 'postgres';

/** PostgreSQL's letters come from ICU; a UTF-8 locale of the system is still needed by pg_trgm, which sees no Cyrillic in C. */
const systemLocales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the cluster in a folder beside its place and renames it when it is complete. A killed start leaves no partial
 * database, and of two first starts at once one wins and the other uses its cluster.
 */
export async function createCluster(folder: DataFolder, binaries: Binaries): Promise<void> {
  const draft = await mkdtemp(path.join(folder.root, unfinishedPrefix())).catch((error) => {
    throw explainFileError(error, folder.root);
  });
  try {
    const launcher = await chooseLauncher(draft, binaries.initdb, { isNew: true });
    const cluster = path.join(draft, 'cluster');
    await mkdir(cluster, { mode: 0o700 });
    await launcher.handOver(cluster);
    await initialise(draft, launcher, binaries);
    await includeOwnFile(cluster);
    await moveIntoPlace(cluster, folder.cluster);
    await syncFolder(folder.root);
  } catch (error) {
    throw explainFileError(error, folder.root);
  } finally {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initialise(draft: string, launcher: Launcher, binaries: Binaries): Promise<void> {
  const args = ['-D', 'cluster', '-U', superuser, '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=ru'];
  args.push('--text-search-config=russian', '--no-instructions');
  const password = usesTcp ? randomBytes(24).toString('base64url') : null;
  if (password === null) args.push('--auth=trust');
  else {
    await writeFile(path.join(draft, 'password'), password, { mode: 0o600 });
    args.push('--auth=scram-sha-256', '--pwfile=password');
  }
  let words = '';
  for (const locale of systemLocales) {
    const { code, output } = await launcher.run(binaries.initdb, [...args, `--locale=${locale}`], {
      cwd: draft,
      timeoutSeconds: 120,
    });
    if (code === 0) {
      if (password !== null) await savePassword(path.join(draft, 'cluster'), password);
      return;
    }
    words = output;
    if (!/invalid locale name/.test(output)) break;
  }
  throw explainServer('PostgreSQL could not create the database.', words, null);
}

async function moveIntoPlace(cluster: string, place: string): Promise<void> {
  try {
    await rename(cluster, place);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && !(code === 'EPERM' && process.platform === 'win32')) throw error;
  }
}

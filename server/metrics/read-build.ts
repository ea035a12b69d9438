import { readdir, readFile } from 'node:fs/promises';

/** Which portal answers: its version, and the newest migration it brings. */
export interface BuildFacts {
  readonly version: string;
  readonly schema: string;
}

const packageFile = new URL('../../package.json', import.meta.url);
const migrations = new URL('../migrations/', import.meta.url);

/** Reads what this build says of itself. */
export async function readBuildFacts(): Promise<BuildFacts> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const newest = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  return { version, schema: newest.at(-1)?.replace(/\.sql$/, '') ?? '' };
}

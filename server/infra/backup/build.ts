import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const root = new URL('../../../', import.meta.url);
const shownDigits = 12;

/** Which portal has made a copy. */
export interface Build {
  readonly version: string;
  /** The commit of a checkout; a portal that was unpacked has none. */
  readonly commit?: string | undefined;
  /** Of the sources that its pages were built from; a portal without built pages has none. */
  readonly sources?: string | undefined;
}

/** The version and, where they are known, the commit and the sources of this portal. */
export async function readBuild(): Promise<Build> {
  const { version }: { version: string } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const [commit, sources] = await Promise.all([readCommit(), readSources()]);
  return { version, ...(commit && { commit }), ...(sources && { sources }) };
}

async function readCommit(): Promise<string | undefined> {
  // Above the commit stands the folder's place in its checkout: another project's checkout around it says nothing.
  const [prefix, commit] = await promisify(execFile)('git', ['rev-parse', '--show-prefix', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.split('\n'),
    () => [],
  );
  return prefix === '' ? commit : undefined;
}

async function readSources(): Promise<string | undefined> {
  const text = await readFile(new URL('dist/stamp.json', root), 'utf8').catch(() => '{}');
  const { contents }: { contents?: string } = JSON.parse(text);
  return contents?.slice(0, shownDigits);
}

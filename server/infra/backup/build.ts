import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const root = new URL('../../../', import.meta.url);

/** Which portal has made a copy. */
export interface Build {
  readonly version: string;
  /** The commit of a checkout; a portal that was unpacked has none. */
  readonly commit?: string | undefined;
}

/** The version and, where it is known, the commit of this portal. */
export async function readBuild(): Promise<Build> {
  const { version }: { version: string } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  // Above the commit stands the folder's place in its checkout: another project's checkout around it says nothing.
  const [prefix, commit] = await promisify(execFile)('git', ['rev-parse', '--show-prefix', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.split('\n'),
    () => [],
  );
  if (prefix !== '') return { version };
  return commit ? { version, commit } : { version };
}

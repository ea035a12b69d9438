import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 50;

/** Where the workers of a test run, which has this process, share what is dear to make; goes with the run. */
export const sharedFolderOf = (run: number): string => path.join(tmpdir(), `portal-shared-${run}`);

/** A folder of this name that one worker of the run has made; the others wait for it, and make it themselves if it could not. */
export async function makeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const shared = sharedFolderOf(process.ppid);
  const [made, draft] = [path.join(shared, name), path.join(shared, `${name}-draft`)];
  await mkdir(shared, { recursive: true });
  while (!existsSync(made)) {
    if (!(await isFirst(draft))) await wait(lookEveryMs);
    else if (!existsSync(made)) {
      try {
        await make(draft);
        await rename(draft, made);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    }
  }
  return made;
}

/** Of those who make the folder at once, one. */
const isFirst = (folder: string) =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

import { readFile } from 'node:fs/promises';

const folder = new URL('../../../content/stands/', import.meta.url);

/**
 * What a solution's training stand shows, `content/stands/<code>.json`, the start page first; nothing where there is no
 * such file. The shape is the type of the page that draws it, and the content's tests prove it.
 */
export async function readStandScreens<Screen>(solutionCode: string): Promise<readonly Screen[]> {
  try {
    return JSON.parse(await readFile(new URL(`${solutionCode}.json`, folder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

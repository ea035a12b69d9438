import { readFile, writeFile } from 'node:fs/promises';

const FILE = new URL('../../content/solutions.json', import.meta.url);

/** A picture of a screen as content/solutions.json lists it; sizes in pixels. */
export interface Shot {
  file: string;
  title: string;
  width: number;
  height: number;
}

/** The part of a solution's entry that is read and filled here; the rest is kept as it is. */
export interface SolutionEntry {
  code: string;
  title: string;
  name: string;
  screenShots: Shot[];
  mobileApp: { screenShots: Shot[] } | null;
}

/** The solutions of the demo content, in their order. */
export async function readSolutions(): Promise<SolutionEntry[]> {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/** Writes the solutions back with their pictures. */
export async function writeSolutions(solutions: readonly SolutionEntry[]): Promise<void> {
  const ordered = solutions.map((one) => ({
    ...one,
    screenShots: one.screenShots.map(inOrder),
    mobileApp: one.mobileApp && { screenShots: one.mobileApp.screenShots.map(inOrder) },
  }));
  await writeFile(FILE, `${JSON.stringify(ordered, null, 2)}\n`);
}

function inOrder({ file, title, width, height }: Shot): Shot {
  return { file, title, width, height };
}

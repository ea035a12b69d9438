import { createHash } from 'node:crypto';
import type { Connection } from '../database/index.ts';
import { readBuild } from './build.ts';
import { readDataFiles } from './data-files.ts';
import { aboutName, type Manifest, manifestName } from './manifest.ts';
import { openSnapshot } from './snapshot.ts';
import { type Part, partOf } from './tar.ts';

interface Source {
  connection: Connection;
  /** DATA_DIR, when its files belong to the copy. */
  dataDir?: string;
  /** Folders in DATA_DIR that are no data. */
  except?: readonly string[];
}

/** The whole contents of a copy, in their order: what it is, the database, the files, the manifest of all. */
export async function* readContents({ connection, dataDir, except = [] }: Source): AsyncGenerator<Part> {
  const parts: Manifest['parts'] = [];
  const snapshot = await openSnapshot(connection, await readBuild());
  try {
    yield summed(partOf(aboutName, JSON.stringify(snapshot.about, null, 2)), parts);
    for await (const part of snapshot.parts()) yield summed(part, parts);
  } finally {
    await snapshot.close();
  }
  if (dataDir !== undefined) for await (const part of readDataFiles(dataDir, except)) yield summed(part, parts);
  const manifest: Manifest = { ...snapshot.about, ...snapshot.counts(), parts };
  yield partOf(manifestName, JSON.stringify(manifest, null, 2));
}

/** The part, whose size and SHA-256 are noted as it is read. */
export function summed(part: Part, noted: Manifest['parts']): Part {
  async function* body() {
    const sum = createHash('sha256');
    for await (const chunk of part.body) {
      sum.update(chunk);
      yield chunk;
    }
    noted.push({ name: part.name, bytes: part.bytes, sha256: sum.digest('hex') });
  }
  return { ...part, body: body() };
}

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connection } from '../server/infra/database/index.ts';

/** How to reach the embedded database of another process, from its `postmaster.pid`. */
export async function embeddedConnection(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'postgres');
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return { host: resolve(folder, lines[4] ?? '.'), port: Number(lines[3]), user: 'portal', database: 'portal' };
}

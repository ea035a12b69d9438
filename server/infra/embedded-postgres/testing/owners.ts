import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../index.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const script = fileURLToPath(new URL('./portal-process.ts', import.meta.url));

/** A process of its own that owns a database, as the portal would. */
export interface Owner {
  child: ChildProcess;
  /** `ready {connection}` or `failed StartFailure: ...`. */
  answer: Promise<string>;
}

/** Temporary folders, and whatever was started on them, all gone after the test. */
export class Playground {
  readonly #folders: string[] = [];
  readonly #databases: EmbeddedPostgres[] = [];
  readonly #children: ChildProcess[] = [];
  #template: Promise<string> | undefined;

  /** An empty folder; `...parts` are appended to its path and not made. */
  async makeFolder(...parts: string[]): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'schety-db-'));
    this.#folders.push(folder);
    return path.join(folder, ...parts);
  }

  /** A folder with a database that an earlier start has made; it is made once and copied. */
  async makeUsedFolder(): Promise<string> {
    this.#template ??= this.#makeTemplate();
    const folder = await this.makeFolder();
    await promisify(execFile)('cp', ['-a', `${await this.#template}/.`, folder]);
    return folder;
  }

  async #makeTemplate(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'schety-db-template-'));
    const database = await startEmbeddedPostgres({ dataDir: folder, log: silent });
    await ask(database.connection, 'create table kept (word text)', `insert into kept values ('счёты')`);
    await database.stop();
    return folder;
  }

  /** Starts the database in this process. */
  async start(dataDir: string): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({ dataDir, log: silent });
    this.#databases.push(database);
    return database;
  }

  /** Starts it in a process that can be killed. */
  startApart(dataDir: string): Owner {
    const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#children.push(child);
    const answer = new Promise<string>((resolve) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.startsWith('ready') && text.endsWith('\n')) resolve(text.trim());
      });
      child.once('close', () => resolve(text.trim()));
    });
    return { child, answer };
  }

  /** Removes the copied database too; after the last test. */
  async close(): Promise<void> {
    await this.clear();
    if (this.#template) await rm(await this.#template, { recursive: true, force: true });
  }

  async clear(): Promise<void> {
    await Promise.all(this.#databases.splice(0).map((database) => database.stop()));
    for (const child of this.#children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    for (const folder of this.#folders.splice(0)) {
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
}

/** Sends a signal and does not mind that nobody is there. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

export async function readServerPid(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Runs statements on a connection of its own and gives the rows of the last. */
export async function ask<Row extends object>(
  connection: EmbeddedPostgres['connection'],
  ...statements: string[]
): Promise<Row[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

import { hostname } from 'node:os';
import path from 'node:path';
import { type Connection, type Db, openDatabase } from '../database/index.ts';
import { failureInWords } from './failure-words.ts';

/** What became of a copy. */
export interface CopyNote {
  readonly kind: 'made' | 'tried' | 'restored';
  /** The copy, or the folder where none could be made. */
  readonly file: string;
  readonly bytes?: number;
  /** Why it did not work. */
  readonly failure?: string;
  /** The operator who says so; a command has none. */
  readonly notedBy?: string;
}

/** A note; its failure is a part of a Russian sentence. */
export interface NotedCopy {
  readonly kind: CopyNote['kind'];
  readonly at: Date;
  readonly file: string;
  readonly machine: string;
  readonly bytes: number | null;
  readonly failure: string | null;
}

const longestFailure = 500;
const keptDays = 400;

/** Notes what became of a copy, for whoever looks the installation over. */
export async function writeCopyNote(db: Db, { kind, file, bytes, failure, notedBy }: CopyNote): Promise<void> {
  await db
    .insertInto('copies')
    .values({
      kind,
      file: path.basename(file),
      machine: hostname(),
      bytes: bytes ?? null,
      failure: failure?.slice(0, longestFailure) ?? null,
      noted_by: notedBy ?? null,
    })
    .execute();
  await db
    .deleteFrom('copies')
    .where('at', '<', new Date(Date.now() - keptDays * 86_400_000))
    .execute();
}

/**
 * The same for a command; returns whether it was written. A copy is as good without its note: a database that is away, or that
 * has no place for notes yet, stops nothing.
 */
export async function noteCopy(connection: Connection, note: CopyNote): Promise<boolean> {
  const { db, close } = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    await writeCopyNote(db, note);
    return true;
  } catch {
    return false;
  } finally {
    await close();
  }
}

/** The newest notes: the copy that was made last, the try to make one, and the newest that was tried or restored. */
export async function readCopies(db: Db) {
  const newest = async (kinds: readonly CopyNote['kind'][], isGood: boolean): Promise<NotedCopy | undefined> => {
    const row = await db
      .selectFrom('copies')
      .select(['kind', 'at', 'file', 'machine', 'bytes', 'failure'])
      .where('kind', 'in', [...kinds])
      .$if(isGood, (query) => query.where('failure', 'is', null))
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return (
      row && {
        ...row,
        kind: row.kind as CopyNote['kind'],
        bytes: row.bytes === null ? null : Number(row.bytes),
        failure: row.failure === null ? null : failureInWords(row.failure),
      }
    );
  };
  return {
    made: await newest(['made'], true),
    lastAttempt: await newest(['made'], false),
    tried: await newest(['tried', 'restored'], false),
  };
}

import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/**
 * Tells every process, once the transaction is kept, that what it shows of these kinds (`news`) or records (`news/a`) is
 * old; without any all of it.
 */
export async function tellChange(db: Db, changes?: readonly string[]): Promise<void> {
  await sql`select pg_notify('content_changed', ${changes ? JSON.stringify(changes) : ''})`.execute(db);
}

/** The kinds and records that a notification names; nothing where it means everything. */
export function readChange(payload: string): readonly string[] | undefined {
  try {
    const kinds: unknown = JSON.parse(payload);
    return Array.isArray(kinds) && kinds.every((kind) => typeof kind === 'string') ? kinds : undefined;
  } catch {
    return undefined;
  }
}

import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Tells every process, once the transaction is kept, that what it shows of these kinds is old; without kinds all of it. */
export async function tellChange(db: Db, kinds?: readonly string[]): Promise<void> {
  await sql`select pg_notify('content_changed', ${kinds ? JSON.stringify(kinds) : ''})`.execute(db);
}

/** The kinds that a notification names; nothing where it means everything. */
export function readChange(payload: string): readonly string[] | undefined {
  try {
    const kinds: unknown = JSON.parse(payload);
    return Array.isArray(kinds) && kinds.every((kind) => typeof kind === 'string') ? kinds : undefined;
  } catch {
    return undefined;
  }
}

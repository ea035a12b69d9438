import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** What every letter of a list shares. */
export interface LetterToMany {
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** The placeholder in the bodies for each letter's own `filling`; empty when all letters are the same. */
  blank: string;
  replyToName: string;
  replyToAddress: string;
}

/** What differs between the letters, one column each. */
export interface CopyColumns {
  keys: readonly string[];
  names: readonly string[];
  addresses: readonly string[];
  fillings: readonly string[];
}

/**
 * Puts the letters of a list into the outbox in one statement, leaving out existing keys; returns how many were new.
 * PostgreSQL fills in the bodies: sending ten thousand letters there would be fifty megabytes.
 */
export async function insertCopies(db: Db, letter: LetterToMany, own: CopyColumns): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into mails (bulk, key, kind, recipient_name, recipient_address, subject, html, text, secrets, reply_to_name,
      reply_to_address)
    select true, own.key, ${letter.kind}, own.name, own.address, ${letter.subject},
      replace(${letter.html}::text, ${letter.blank}::text, own.filling),
      replace(${letter.text}::text, ${letter.blank}::text, own.filling),
      case when own.filling = '' then '{}' else array[own.filling] end, ${letter.replyToName}, ${letter.replyToAddress}
    from unnest(${own.keys}::text[], ${own.names}::text[], ${own.addresses}::text[], ${own.fillings}::text[])
      with ordinality as own (key, name, address, filling, place)
    order by own.place
    on conflict (key) do nothing returning id`.execute(db);
  return rows.length;
}

/** Letters of lists that are due, the longest waiting first. */
export async function listDueBulk(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mails where state = 'queued' and bulk and next_attempt_at <= clock_timestamp()
    order by next_attempt_at, id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

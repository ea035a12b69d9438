import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** A letter as it is put into the outbox. */
export interface NewMail {
  key: string;
  kind: string;
  recipientName: string;
  recipientAddress: string;
  subject: string;
  html: string;
  text: string;
  /** The address where one request stops letters of this topic. */
  unsubscribeUrl: string | null;
  /** What the letter is about, so that it can be recalled while it waits. */
  about: string | null;
  /** The codes in it, which give access to whoever reads them. */
  secrets: readonly string[];
}

/** A letter claimed for one attempt. */
export interface ClaimedMail extends NewMail {
  id: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  createdAt: Date;
  /** One of a list, for which nobody waits. */
  bulk: boolean;
  /** Who gets an answer; empty when not set. */
  replyToName: string;
  replyToAddress: string;
}

/**
 * Adds letters in one statement, leaving out existing keys; returns the numbers of the new ones. `bulk` letters are
 * sent apart from those somebody waits for.
 */
export async function insertMails(db: Db, mails: readonly NewMail[], bulk: boolean): Promise<string[]> {
  const column = (of: (mail: NewMail) => string | null) => mails.map(of);
  const { rows } = await sql<{ id: string }>`
    insert into mails (bulk, key, kind, recipient_name, recipient_address, subject, html, text, unsubscribe_url, about, secrets)
    select ${bulk}::boolean, n.key, n.kind, n.recipient_name, n.recipient_address, n.subject, n.html, n.text, n.unsubscribe_url,
      n.about, array(select jsonb_array_elements_text(n.secrets)) from unnest(${column((mail) => mail.key)}::text[], ${column((mail) => mail.kind)}::text[],
      ${column((mail) => mail.recipientName)}::text[], ${column((mail) => mail.recipientAddress)}::text[],
      ${column((mail) => mail.subject)}::text[], ${column((mail) => mail.html)}::text[],
      ${column((mail) => mail.text)}::text[], ${column((mail) => mail.unsubscribeUrl)}::text[],
      ${column((mail) => mail.about)}::text[], ${column(({ secrets }) => JSON.stringify(secrets))}::jsonb[])
      n (key, kind, recipient_name, recipient_address, subject, html, text, unsubscribe_url, about, secrets)
    on conflict (key) do nothing returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Claims a due letter for this process alone; nothing when another has it, or it is sent, dead or not yet due. */
export async function claimMail(db: Db, id: string): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable('mails')
    .set({
      state: 'sending',
      attempts: sql<number>`attempts + 1`,
      claimed_at: sql<Date>`clock_timestamp()`,
      handed_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    recipientName: row.recipient_name,
    recipientAddress: row.recipient_address,
    subject: row.subject,
    html: row.html,
    text: row.text,
    unsubscribeUrl: row.unsubscribe_url,
    about: row.about,
    secrets: row.secrets,
    replyToName: row.reply_to_name,
    replyToAddress: row.reply_to_address,
    attempt: row.attempts,
    createdAt: row.created_at,
    bulk: row.bulk,
  };
}

type Attempt = Pick<ClaimedMail, 'id' | 'attempt' | 'secrets'>;

const withoutCodes = {
  html: sql<string>`without_secrets(html, secrets)`,
  text: sql<string>`without_secrets(text, secrets)`,
  secrets: sql<string[]>`'{}'`,
};

/** The letter while the claim is still this attempt's. */
const claimed = (db: Db, { id, attempt }: Attempt) =>
  db.updateTable('mails').where('id', '=', id).where('state', '=', 'sending').where('attempts', '=', attempt);

const changed = (rows: readonly { id: string }[]) => rows.length === 1;

/** Records that the letter's content is about to be sent; false when the claim is no longer this attempt's. */
export async function markHanded(db: Db, which: Attempt): Promise<boolean> {
  const rows = await claimed(db, which).set({ handed_at: sql<Date>`clock_timestamp()` }).returning('id').execute();
  return changed(rows);
}

/** Ends the letter as sent; `forget` takes its codes out of it, and leaves the rest (spec: mail.kept). */
export async function markSent(
  db: Db,
  which: Attempt,
  { forget, answer }: { forget: boolean; answer: string | undefined },
): Promise<void> {
  await claimed(db, which)
    .set({
      state: 'sent',
      sent_at: sql<Date>`clock_timestamp()`,
      last_error: null,
      server_answer: answer ?? null,
      ...(forget && which.secrets.length > 0 && withoutCodes),
    })
    .execute();
}

/** The error of a letter that was taken back before it left; it stands in the table, the console has words for it. */
export const recalled = 'recalled';

/** SQL: whether the letter was taken back. */
const isRecalled = sql<boolean>`last_error is not distinct from ${sql.lit(recalled)}`;

/**
 * Takes back letters by their keys. A letter that is being sent keeps its claim and is only marked; one whose attempt
 * ends at this moment is left alone, because its end may wait for the rows of this transaction.
 */
export async function recallByKeys(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update mails set last_error = ${recalled} where id in (
    select id from mails where key = any(${keys}::text[]) and state = 'sending' for update skip locked)`.execute(db);
  await sql`update mails set state = 'dead', last_error = ${recalled}
    where key = any(${keys}::text[]) and state in ('queued', 'dead') and resent_at is null`.execute(db);
}

/** Puts the letter back for a later attempt; false when it was taken back or the claim is no longer this attempt's. */
export async function putBack(db: Db, which: Attempt, afterSeconds: number, error: string): Promise<boolean> {
  const rows = await claimed(db, which)
    .set({
      state: sql<string>`case when ${isRecalled} then 'dead' else 'queued' end`,
      next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${afterSeconds})`,
      last_error: sql<string>`case when ${isRecalled} then last_error else ${error} end`,
    })
    .returning(['id', 'state'])
    .execute();
  return changed(rows) && rows[0]?.state === 'queued';
}

/** Sets the letter aside for the operator to look at. */
export async function setAside(db: Db, which: Attempt, error: string): Promise<void> {
  await claimed(db, which).set({ state: 'dead', last_error: error }).execute();
}

/** Sets aside every letter that waits or is being sent; returns how many. */
export async function setAsideAllWaiting(db: Db, error: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'dead', last_error: error })
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const claimLastsMinutes = 3;
const sweepBatch = 1_000;

/**
 * Ends claims whose process is gone. Letters whose sending had not begun are queued again, all of them when the
 * transport is `repeatable`. The rest may have arrived and are set aside with `unclear`, because a second letter is
 * worse than a delay.
 */
export async function endLostClaims(
  db: Db,
  repeatable: boolean,
  unclear: string,
): Promise<{ queued: number; dead: number }> {
  const { rows } = await sql<{ state: string; isRecalled: boolean }>`
    update mails set
      state = case when (handed_at is null or ${repeatable}) and not ${isRecalled} then 'queued' else 'dead' end,
      last_error = case when handed_at is null or ${repeatable} then last_error else ${unclear} end,
      next_attempt_at = clock_timestamp() - make_interval(mins => ${claimLastsMinutes})
    where state = 'sending' and claimed_at < clock_timestamp() - make_interval(mins => ${claimLastsMinutes})
    returning state, ${isRecalled} as "isRecalled"`.execute(db);
  const dead = rows.filter((row) => row.state === 'dead' && !row.isRecalled).length;
  return { queued: rows.filter((row) => row.state === 'queued').length, dead };
}

/**
 * Single letters that are long overdue, because a killed process may have lost their jobs; each is returned again only
 * minutes later.
 */
export async function takeOverdue(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mails set next_attempt_at = clock_timestamp() where id in (
      select id from mails
      where state = 'queued' and not bulk and next_attempt_at < clock_timestamp() - make_interval(mins => ${claimLastsMinutes - 1})
      order by next_attempt_at limit ${sweepBatch} for update skip locked)
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** What a scrape is told of the outbox. */
export interface MailCounts {
  queued: number;
  sending: number;
  dead: number;
  overdueSeconds: number;
  /** Whether no letter has left since the latest attempt that failed. */
  hasLastFailed: boolean;
}

/** Counting goes no further: a scrape must not read a whole table. */
const countedAtMost = 100_000;
/** Letters that have failed an attempt wait for their next one, behind all that are due. */
const lookedAtMost = 1_000;
const lastFailure = sql`(select max(claimed_at) from (
  select claimed_at, attempts from mails where state = 'queued' order by next_attempt_at desc limit ${sql.lit(lookedAtMost)}) looked
  where attempts > 0)`;
const lastSent = sql`(select max(sent_at) from mails where state = 'sent')`;

/**
 * How many letters are in each state that needs attention, how long the one that waits longest is overdue, and whether the last
 * attempt has failed; read from the small indexes of the states alone.
 */
export async function countMails(db: Db): Promise<MailCounts> {
  const counted = (state: 'queued' | 'sending' | 'dead') =>
    sql`(select count(*)::int from (
      select from mails where state = ${sql.lit(state)} and resent_at is null and not (state = 'dead' and ${isRecalled}) limit ${countedAtMost}) counted)`;
  const { rows } = await sql<MailCounts>`
    select ${counted('queued')} as queued, ${counted('sending')} as sending, ${counted('dead')} as dead,
      greatest(0, coalesce(extract(epoch from clock_timestamp() -
        (select min(next_attempt_at) from mails where state = 'queued')), 0))::float8 as "overdueSeconds",
      coalesce(${lastFailure} > coalesce(${lastSent}, '-infinity'), false) as "hasLastFailed"`.execute(db);
  return rows[0] ?? { queued: 0, sending: 0, dead: 0, overdueSeconds: 0, hasLastFailed: false };
}

/** Removes a batch of letters sent or set aside longer ago than they are kept; returns how many. */
export async function deleteOld(
  db: Db,
  { sentDays, deadDays, atMost }: { sentDays: number; deadDays: number; atMost: number },
) {
  const { rows } = await sql<{ id: string }>`delete from mails where id in (
    select id from mails where (state = 'sent' and sent_at < now() - make_interval(days => ${sentDays}))
      or (state = 'dead' and created_at < now() - make_interval(days => ${deadDays})) limit ${atMost}) returning id`.execute(
    db,
  );
  return rows.length;
}

const listed = [
  'id',
  'kind',
  'recipient_name',
  'recipient_address',
  'subject',
  'state',
  'server_answer',
  'created_at',
] as const;

/** The newest letters, for the mailbox. */
export async function listMails(db: Db, count: number) {
  return db.selectFrom('mails').select(listed).orderBy('id', 'desc').limit(count).execute();
}

/** One letter with its bodies, for the mailbox. */
export async function findMail(db: Db, id: string) {
  return db
    .selectFrom('mails')
    .select([...listed, 'html', 'text', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst();
}

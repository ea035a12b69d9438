import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listMails, WholeMail } from '../../../contract/mail-console.ts';
import { type ConsoleList, hasWords, namedByNumber, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { recalled } from './mail.store.ts';

type Query = CheckedInput<typeof listMails>['query'];
type Filter = NonNullable<Query['state']>;

const isRecalled = sql`m.last_error is not distinct from ${sql.lit(recalled)}`;
const isCaught = sql`m.state = 'sent' and m.server_answer is null`;

/**
 * One of the outbox' own states is several for whoever reads them; `isFolder` is whether letters are put into a folder, as
 * there is no mail server.
 */
const isIn = (isFolder: boolean): Readonly<Record<Filter, ReturnType<typeof sql>>> => ({
  waiting: sql`m.state = 'queued' and m.attempts = 0`,
  retrying: sql`m.state = 'queued' and m.attempts > 0`,
  sending: sql`m.state = 'sending'`,
  sent: isFolder ? sql`m.state = 'sent' and m.server_answer is not null` : sql`m.state = 'sent'`,
  caught: isFolder ? isCaught : sql`false`,
  dead: sql`m.state = 'dead' and m.resent_at is null and not ${isRecalled}`,
  resent: sql`m.state = 'dead' and m.resent_at is not null`,
  recalled: sql`m.state = 'dead' and m.resent_at is null and ${isRecalled}`,
});
const state = sql`case when m.state = 'queued' and m.attempts = 0 then 'waiting' when m.state = 'queued' then 'retrying'
  when m.state = 'dead' and m.resent_at is not null then 'resent'
  when m.state = 'dead' and ${isRecalled} then 'recalled' else m.state end`;
const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Almaty')`;

/** What a row says. */
const columnsOf = (
  isFolder: boolean,
) => sql`m.id::text, m.kind, m.recipient_name as "recipientName", m.recipient_address as "recipientAddress",
  m.subject, ${state} as state, m.attempts, m.created_at as "createdAt", m.sent_at as "sentAt",
  m.next_attempt_at as "nextAttemptAt",
  ${isFolder}::boolean and ${isCaught} as "isCaught"`;

const list: Omit<ConsoleList<Query>, 'columns' | 'filters'> = {
  from: sql`mails m`,
  id: sql`m.id`,
  named: namedByNumber(sql`m.id`),
  sorts: { createdAt: sql`m.created_at` },
  usualOrder: 'desc',
  hasNoNulls: true,
  search: (words) => hasWords(sql`mail_words(m.recipient_name, m.recipient_address, m.subject)`, words),
  narrowed: { row: sql`m.ctid` },
};

const filtersOf = (query: Query, isFolder: boolean) => [
  query.state && isIn(isFolder)[query.state],
  query.kind ? sql`m.kind = ${query.kind}` : undefined,
  query.from ? sql`m.created_at >= ${midnight(query.from)}` : undefined,
  query.until ? sql`m.created_at < ${midnight(query.until)} + interval '1 day'` : undefined,
];

/** One page of the outbox, the newest first. */
export const readMails = (db: Db, query: Query, isFolder: boolean) =>
  readConsoleList(db, { ...list, columns: columnsOf(isFolder), filters: (asked) => filtersOf(asked, isFolder) }, query);

/** A letter with everything the outbox knows of it. */
export interface MailRecord {
  id: string;
  kind: string;
  recipientName: string;
  recipientAddress: string;
  subject: string;
  state: WholeMail['state'];
  attempts: number;
  createdAt: string;
  sentAt: string | null;
  nextAttemptAt: string;
  isCaught: boolean;
  html: string;
  text: string;
  secrets: string[];
  lastError: string | null;
  serverAnswer: string | null;
  resentAt: string | null;
  resentAs: string | null;
}

/** One letter, or nothing. */
export async function findMailRecord(db: Db, id: string, isFolder: boolean): Promise<MailRecord | undefined> {
  const { rows } = await sql<{ record: MailRecord }>`
    select row_to_json(row) as record from (
      select ${columnsOf(isFolder)}, m.html, m.text, m.secrets, m.last_error as "lastError", m.server_answer as "serverAnswer",
        m.resent_at as "resentAt", m.resent_as::text as "resentAs" from mails m where m.id = ${id}) row`.execute(db);
  return rows[0]?.record;
}

/** A letter that is to be sent once more. */
export interface ResentMail {
  id: string;
  key: string;
  kind: string;
  recipient_address: string;
  state: string;
  html: string;
  unsubscribe_url: string | null;
  isAgain: boolean;
}

/** Locks a letter that is to be sent once more; nothing when it is gone. */
export async function takeMail(db: Db, id: string): Promise<ResentMail | undefined> {
  return db
    .selectFrom('mails')
    .select(['id', 'key', 'kind', 'recipient_address', 'state', 'html', 'unsubscribe_url'])
    .select(sql<boolean>`resent_at is not null`.as('isAgain'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether a reminder tells of an end that is another by now: of a tariff, or, under no name, of all of them. A letter that
 * was sent anew has its notes under the first one.
 */
export async function isOutdated(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ isOutdated: boolean }>`
    with recursive same as (
      select id, about, created_at from mails where id = ${id} and about like 'subscription-end:%'
      union
      select m.id, m.about, m.created_at from mails m join same on m.about = same.about and m.resent_as = same.id
    )
    select exists (
      select from same join subscription_reminders r
        on r.subscriber_id = split_part(same.about, ':', 2)::uuid and r.noted_at = same.created_at
      where r.date_end is distinct from (
        select max(coalesce(s.date_end, 'infinity')) from subscriptions s
        where s.subscriber_id = r.subscriber_id and r.tariff_name in ('', s.tariff_name))
    ) as "isOutdated"`.execute(db);
  return rows[0]?.isOutdated ?? false;
}

/** Puts a letter of the same content into the outbox under a key of its own; returns its number. */
export async function copyMail(db: Db, id: string, key: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into mails (key, kind, recipient_name, recipient_address, subject, html, text, unsubscribe_url, about, secrets,
      reply_to_name, reply_to_address)
    select ${key}, kind, recipient_name, recipient_address, subject, html, text, unsubscribe_url, about, secrets,
      reply_to_name, reply_to_address
    from mails where id = ${id} returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

/** Notes that another letter was sent in the place of this one. */
export async function noteResent(db: Db, id: string, as: string | null): Promise<void> {
  await db
    .updateTable('mails')
    .set({ resent_at: sql<Date>`clock_timestamp()`, resent_as: as })
    .where('id', '=', id)
    .execute();
}

/** Makes a letter that waits due at once. */
export async function hurryMail(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** The addresses of letters, by their numbers. */
export async function listAddresses(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('mails').select(['id', 'recipient_address']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, recipient_address }) => [id, recipient_address]));
}

/** Who the account is and where letters reach it. */
export async function findReader(db: Db, userId: string): Promise<{ name: string; email: string | null } | undefined> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst();
}

/** The number of the letter of a key. */
export async function numberOfMail(db: Db, key: string): Promise<string> {
  return (await db.selectFrom('mails').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
}

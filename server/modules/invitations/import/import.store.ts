import { sql } from 'kysely';
import type { ImportRow, ImportRowState, InvitationImport } from '../../../../contract/invitations-import.ts';
import type { Db } from '../../../infra/database/index.ts';
import type { CheckedRow } from './check-rows.ts';

/** How many rows the partner had checked within the last day. */
export async function countCheckedToday(db: Db, partnerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(total), 0)::int as n from invitation_imports
    where partner_id = ${partnerId} and created_at > clock_timestamp() - interval '1 day'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Which of the e-mails, in lower case, have a usable invitation of the partner. */
export async function findInvited(db: Db, partnerId: number, emails: readonly string[]): Promise<string[]> {
  // No join: before the table has statistics, thousands of rows would be compared with thousands.
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from invitations
    where partner_id = ${partnerId} and lower(email) = any(${emails}::text[])
      and used_at is null and revoked_at is null and expires_at > now()`.execute(db);
  return rows.map(({ email }) => email);
}

interface NewImport {
  partnerId: number;
  createdBy: string;
  fileName: string;
  rows: readonly CheckedRow[];
}

const isBad = ({ problems }: CheckedRow) => Object.keys(problems).length > 0;

/** Saves a checked file; returns its id. */
export async function insertImport(db: Db, { partnerId, createdBy, fileName, rows }: NewImport): Promise<string> {
  const { id } = await db
    .insertInto('invitation_imports')
    .values({
      partner_id: partnerId,
      created_by: createdBy,
      file_name: fileName,
      total: rows.length,
      bad: rows.filter(isBad).length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into invitation_import_rows
      (import_id, place, line, customer_name, email, tariff_name, note, problems, state)
    select ${id}::uuid, r.place, r.line, r.customer_name, r.email, r.tariff_name, r.note, r.problems,
      case when r.problems = '{}' then 'ready' else 'bad' end
    from unnest(${rows.map(({ line }) => line)}::int[], ${rows.map(({ customerName }) => customerName)}::text[],
      ${rows.map(({ email }) => email)}::text[], ${rows.map(({ tariffName }) => tariffName)}::text[],
      ${rows.map(({ note }) => note)}::text[], ${rows.map(({ problems }) => JSON.stringify(problems))}::jsonb[])
      with ordinality as r (line, customer_name, email, tariff_name, note, problems, place)`.execute(db);
  return id;
}

type ImportFigures = Omit<InvitationImport, 'createdAt' | 'startedAt' | 'finishedAt' | 'subject' | 'mixedScripts'> & {
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};

/** The partner's own import; nothing for another's. */
export async function findImportRow(db: Db, partnerId: number, id: string): Promise<ImportFigures | undefined> {
  const row = await db
    .selectFrom('invitation_imports')
    .select(['id', 'file_name as fileName', 'total', 'bad', 'invited', 'skipped'])
    .select(['created_at as createdAt', 'started_at as startedAt', 'finished_at as finishedAt'])
    .select(sql<ImportFigures['state']>`state`.as('state'))
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row;
}

/** The addresses to invite that are not ASCII alone, in the order of the file. */
export async function listForeignAddresses(db: Db, importId: string): Promise<{ line: number; email: string }[]> {
  const { rows } = await sql<{ line: number; email: string }>`
    select line, email from invitation_import_rows
    where import_id = ${importId} and state = 'ready' and octet_length(email) > char_length(email) order by place`.execute(
    db,
  );
  return rows;
}

interface AskedRows {
  states: readonly ImportRowState[];
  page: number;
  count: number;
}

/** A page of the import's rows in the states, in the order of the file, and how many there are. */
export async function listRows(db: Db, importId: string, { states, page, count }: AskedRows) {
  const { rows } = await sql<ImportRow>`
    select line, customer_name as "customerName", email, tariff_name as "tariffName", note, state, problems
    from invitation_import_rows where import_id = ${importId} and state = any(${states}::text[])
    order by place limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  const { rows: totals } = await sql<{ n: number }>`select count(*)::int as n from invitation_import_rows
    where import_id = ${importId} and state = any(${states}::text[])`.execute(db);
  return { rows, total: totals[0]?.n ?? 0 };
}

/** Starts the partner's draft; of several requests exactly one does it. */
export async function setGoing(db: Db, partnerId: number, id: string): Promise<boolean> {
  const { rows } = await sql`update invitation_imports set state = 'running', started_at = clock_timestamp()
    where id = ${id} and partner_id = ${partnerId} and state = 'draft' returning id`.execute(db);
  return rows.length === 1;
}

/** The imports under way, the oldest first. */
export async function listGoing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from invitation_imports where state = 'running' order by started_at`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes files that were checked two days ago and never sent, and the other imports after a month. */
export async function deleteOldImports(db: Db, atMost: number): Promise<number> {
  const { rows } = await sql`delete from invitation_imports where id in (
    select id from invitation_imports
    where (state = 'draft' and created_at < now() - interval '2 days')
      or (state = 'done' and finished_at < now() - interval '30 days') limit ${atMost}) returning id`.execute(db);
  return rows.length;
}

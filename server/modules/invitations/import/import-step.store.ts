import { sql } from 'kysely';
import type { Db } from '../../../infra/database/index.ts';
import type { PartnerCard } from '../../partners/index.ts';

/** An import under way, with the partner in whose name it invites. */
interface GoingImport {
  partner: PartnerCard;
  createdBy: string | null;
}

/** Locks an import under way until the end of the transaction; nothing when it is over. */
export async function takeImport(db: Db, id: string): Promise<GoingImport | undefined> {
  const { rows } = await sql<PartnerCard & { createdBy: string | null }>`
    select p.id, p.name, p.site, p.mail, p.phone, m.created_by as "createdBy"
    from invitation_imports m join partners p on p.id = m.partner_id
    where m.id = ${id} and m.state = 'running' for update of m`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { createdBy, ...partner } = row;
  return { partner, createdBy };
}

/** A row about to be invited. */
export interface WaitingRow {
  place: number;
  customerName: string;
  email: string;
  tariffName: string;
  note: string;
}

/** The next rows that wait, in the order of the file. */
export async function nextRows(db: Db, importId: string, count: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select place, customer_name as "customerName", email, tariff_name as "tariffName", note
    from invitation_import_rows where import_id = ${importId} and state = 'ready'
    order by place limit ${count}`.execute(db);
  return rows;
}

interface Done {
  invited: readonly number[];
  /** Skipped, with the reason. */
  skipped: readonly { place: number; problem: string }[];
}

/** Saves the outcome of rows, for each row and in the import's figures. */
export async function noteRows(db: Db, importId: string, { invited, skipped }: Done): Promise<void> {
  await sql`update invitation_import_rows set state = 'invited'
    where import_id = ${importId} and place = any(${invited}::int[])`.execute(db);
  await sql`update invitation_import_rows r set state = 'skipped', problems = jsonb_build_object('email', s.problem)
    from unnest(${skipped.map(({ place }) => place)}::int[], ${skipped.map(({ problem }) => problem)}::text[])
      as s (place, problem)
    where r.import_id = ${importId} and r.place = s.place`.execute(db);
  await sql`update invitation_imports set invited = invited + ${invited.length}::int,
    skipped = skipped + ${skipped.length}::int where id = ${importId}`.execute(db);
}

/** Ends the import; returns its figures. */
export async function endImport(db: Db, id: string): Promise<{ invited: number; skipped: number }> {
  const { rows } = await sql<{ invited: number; skipped: number }>`
    update invitation_imports set state = 'done', finished_at = clock_timestamp() where id = ${id}
    returning invited, skipped`.execute(db);
  return rows[0] ?? { invited: 0, skipped: 0 };
}

/** An invitation to be saved, with its first code and the key of its letter. */
export interface BulkInvitation extends Omit<WaitingRow, 'place'> {
  id: string;
  codeHash: Buffer;
  letterKey: string;
}

/** Saves many invitations with their codes in two statements. */
export async function insertInvitations(
  db: Db,
  { partnerId, createdBy }: { partnerId: number; createdBy: string | null },
  invitations: readonly BulkInvitation[],
): Promise<void> {
  const column = <Name extends keyof BulkInvitation>(name: Name) => invitations.map((one) => one[name]);
  await sql`
    insert into invitations (id, partner_id, created_by, email, customer_name, note, tariff_name, letter_key)
    select n.id, ${partnerId}::int, ${createdBy}::uuid, n.email, n.customer_name, n.note, n.tariff_name, n.letter_key
    from unnest(${column('id')}::uuid[], ${column('email')}::text[], ${column('customerName')}::text[],
      ${column('note')}::text[], ${column('tariffName')}::text[], ${column('letterKey')}::text[])
      as n (id, email, customer_name, note, tariff_name, letter_key)`.execute(db);
  await sql`insert into invitation_codes (invitation_id, code_hash)
    select * from unnest(${column('id')}::uuid[], ${column('codeHash')}::bytea[])`.execute(db);
}

import { sql } from 'kysely';
import type { EnquiryState, enquiryEntryKinds } from '../../../contract/enquiries.values.ts';
import type { Db } from '../../infra/database/index.ts';

/** An enquiry as its changes need it. */
export interface TakenEnquiry {
  readonly id: string;
  readonly formId: number;
  readonly phone: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly state: EnquiryState;
  readonly assigneeId: string | null;
  /** Whoever asked, where the person was signed in. */
  readonly userId: string | null;
  /** The partner that is to answer. */
  readonly partnerId: number | null;
  readonly remindedAt: Date | null;
  readonly version: number;
}

/** The enquiry, locked for the rest of the transaction. */
export async function lockEnquiry(db: Db, id: string): Promise<TakenEnquiry | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const { name, phone, email, text, version } = row;
  const state = row.state as EnquiryState;
  const ids = {
    assigneeId: row.assignee_id,
    userId: row.user_id,
    partnerId: row.partner_id,
    remindedAt: row.reminded_at,
  };
  const asked = { formId: row.form_id, name, phone, email, text, createdAt: row.created_at };
  return { id: row.id, ...asked, state, ...ids, version };
}

/** Saves where the enquiry stands and who has it. */
export async function saveEnquiry(
  db: Db,
  id: string,
  { state, assigneeId }: Pick<TakenEnquiry, 'state' | 'assigneeId'>,
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ state, assignee_id: assigneeId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

interface NewEntry {
  enquiryId: string;
  kind: (typeof enquiryEntryKinds)[number];
  text: string;
  authorId: string;
  /** Of the letter that is queued with it. */
  letterKey?: string;
}

/** Adds an answer or a note; returns its number. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<string> {
  const { id } = await db
    .insertInto('enquiry_entries')
    .values({
      enquiry_id: entry.enquiryId,
      kind: entry.kind,
      text: entry.text,
      author_id: entry.authorId,
      letter_key: entry.letterKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

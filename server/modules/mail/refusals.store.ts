import { sql } from 'kysely';
import type { LetterTopic } from '../../../contract/mail.ts';
import type { Db } from '../../infra/database/index.ts';

/** What comes until it is refused; news wait for a consent. */
type RefusedTopic = Exclude<LetterTopic, 'news'>;

/** The topics whose letters the person does not want. */
export async function listRefusals(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('mail_refusals').select('topic').where('user_id', '=', userId).execute();
  return rows.map(({ topic }) => topic);
}

/**
 * Notes that the person does not want letters of the topic; returns whether that was new. For a person who is gone
 * nothing changes.
 */
export async function addRefusal(db: Db, userId: string, topic: RefusedTopic): Promise<boolean> {
  const { rows } = await sql`insert into mail_refusals (user_id, topic)
    select id, ${topic} from users where id = ${userId} on conflict do nothing returning topic`.execute(db);
  return rows.length > 0;
}

/** Notes that the person wants letters of the topic again; returns whether that was new. */
export async function removeRefusal(db: Db, userId: string, topic: RefusedTopic): Promise<boolean> {
  const gone = await db
    .deleteFrom('mail_refusals')
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .returning('topic')
    .execute();
  return gone.length > 0;
}

/** Whether the person owns an organisation: reminders of subscriptions go to owners alone. */
export async function ownsOrganisation(db: Db, userId: string): Promise<boolean> {
  const owned = db.selectFrom('members').select('user_id').where('user_id', '=', userId).where('role', '=', 'owner');
  return (await owned.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the account is still there. */
export async function hasReader(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

import { sql } from 'kysely';
import { buildPartner } from '../seed/index.ts';
import { mark, type Owner, type PartOfOwner } from './owner-part.ts';
import { personalParts } from './owner-parts.ts';
import { consoleParts } from './owner-parts-of-console.ts';
import { makeMember, openSession, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export { mark, type Owner } from './owner-part.ts';

const parts: readonly PartOfOwner[] = [...personalParts, ...consoleParts];

/**
 * Makes an owner whose every text carries the mark of the name: with everything, or with what is named alone, which is much
 * quicker.
 */
export async function makeOwner(test: TestPortal, name: string, wanted?: ReadonlySet<string>): Promise<Owner> {
  await clearSingles(test);
  const base = await makeBase(test, name);
  const made: Partial<Owner> = {};
  for (const part of parts)
    if (!wanted || part.makes.some((one) => wanted.has(one))) Object.assign(made, await part.make(test, name, base));
  return { ...base, ...made } as Owner;
}

/** What there is one of, whoever has made it, is as the product has it again. */
async function clearSingles({ database: { db } }: TestPortal): Promise<void> {
  await db.deleteFrom('letter_templates').execute();
  await sql`update content_imports set state = 'discarded' where state <> 'discarded'`.execute(db);
}

/** A person who works for a partner, has an organisation of it, and two sessions. */
async function makeBase(test: TestPortal, name: string) {
  const { db } = test.database;
  const email = `${unique(name)}@people.example`;
  const member = await makeMember(test, {
    name: `Имя ${mark(name)}`,
    email,
    roles: ['partner'],
    subscribers: [`ТОО «${mark(name)}»`],
  });
  const { userId, subscriberId } = member;
  await openSession(test, userId);
  const sessions = await db
    .updateTable('sessions')
    .set({ user_agent: mark(name) })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  const partnerId = await buildPartner(db, { name: `Партнёр ${mark(name)}`, code: unique('partner') });
  await db.insertInto('partner_members').values({ user_id: userId, partner_id: partnerId }).execute();
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', subscriberId).execute();
  return { ...member, email, partnerId, otherSessionId: sessions.at(-1)?.id ?? '' };
}

/** Gives the operator back the second factor that a call may have taken away. */
export async function keepOperatorIn({ database: { pool } }: TestPortal, { operatorId }: Owner): Promise<void> {
  await pool.query(
    `insert into second_factors (user_id, secret, since) values ($1, 'none', now())
     on conflict (user_id) do nothing`,
    [operatorId],
  );
}

/** What a call is asked with. */
export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** In the place of a body, for a call that takes a file. */
  file?: Buffer;
}

/** What a call is asked with so that it succeeds for the owner, or for the owner's operator. */
export type Recipe = (owner: Owner) => Input;

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

type Sql = RawBuilder<unknown>;

/** A person as rows without an account name them. */
export interface Contacts {
  readonly userId: string;
  /** The e-mail and the earlier ones that nobody else has now, in lower case. */
  readonly addresses: readonly string[];
  /** The phones, likewise: what colleagues share tells nobody from the others. */
  readonly phones: readonly string[];
}

/** Earlier values of a field, as the audit has them; the account is `u`. */
const withEarlier = (field: 'email' | 'phone') =>
  sql`(select lower(${sql.ref(`u.${field}`)}) as value
    union select lower(v.before ->> ${sql.lit(field)}) from audit_values v where v.person_id = u.id)`;
const isOthers = (field: 'email' | 'phone') =>
  sql`exists (select from users o where person_words(o.name, o.login, o.email, o.phone) @@ console_query(c.value)
    and lower(${sql.ref(`o.${field}`)}) = c.value and o.id <> u.id)`;

/** What finds the rows that are about a person, or nothing when there is no such account. */
export async function findContacts(db: Db, userId: string): Promise<Contacts | undefined> {
  const found = (field: 'email' | 'phone') =>
    sql`array(select c.value from ${withEarlier(field)} c where c.value <> '' and not ${isOthers(field)})`;
  const { rows } =
    await sql<Contacts>`select u.id as "userId", ${found('email')} as addresses, ${found('phone')} as phones
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Rows with one of the addresses, taken by the index of the console's words, which the exact address then narrows. */
const byAddress = ({ addresses }: Contacts, from: Sql, words: Sql, address: Sql) =>
  sql`unnest(${addresses}::text[]) a join ${from} on ${words} @@ console_query(a) and lower(${address}) = a`;

const wordsOfQuestion = sql`enquiry_words(e.name, e.email, e.phone, e.text)`;

/** The ids of the questions: asked while signed in, from the person's address, or by whoever has the person's phone. */
export const ownQuestions = (own: Contacts) => sql`(
  select e.id from enquiries e where e.user_id = ${own.userId}
  union select e.id from ${byAddress(own, sql`enquiries e`, wordsOfQuestion, sql`e.email`)}
  union select e.id from unnest(${own.phones}::text[]) p
    join enquiries e on ${wordsOfQuestion} @@ console_query(p) and e.phone = p and e.user_id is null)`;

const wordsOfLetter = sql`mail_words(m.recipient_name, m.recipient_address, m.subject)`;

/** The ids of the letters to the person. */
export const lettersTo = (own: Contacts) =>
  sql`(select m.id from ${byAddress(own, sql`mails m`, wordsOfLetter, sql`m.recipient_address`)})`;

/** The ids of these letters and of those that brought the person's questions to others, with what was sent again of them. */
export const lettersToAndAbout = (own: Contacts) => sql`(
  with recursive questions as (select id from ${ownQuestions(own)} q),
  letters as (
    select id from ${lettersTo(own)} direct
    union select m.id from questions q join enquiry_entries b on b.enquiry_id = q.id join mails m on m.key = b.letter_key
    union select m.id from questions q join mails m on m.kind = 'enquiry' and starts_with(m.key, 'enquiry:' || q.id || ':')),
  every as (
    select id from letters
    union select m.resent_as from every t join mails m on m.id = t.id where m.resent_as is not null)
  select id from every)`;

/** The ids of the invitations that the person has used, or that were sent to the person's address. */
export const ownInvitations = (own: Contacts) => sql`(
  select i.id from invitations i where i.used_by = ${own.userId}
  union select i.id from ${byAddress(own, sql`invitations i`, sql`person_words(i.customer_name, '', i.email, '')`, sql`i.email`)})`;

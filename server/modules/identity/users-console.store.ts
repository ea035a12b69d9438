import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { exportNewsList, listUserSessions, listUsers } from '../../../contract/identity-console.ts';
import { type ConsoleList, hasWords, namedByUuid, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { columnsOfNames } from './accounts.store.ts';

type UsersQuery = CheckedInput<typeof listUsers>['query'];
type SessionsQuery = CheckedInput<typeof listUserSessions>['query'];

const foundAtMost = 501;
const wordsIndex = 'users_by_words';
const wordsOfPerson = sql`person_words(u.name, u.login, u.email, u.phone)`;

/** SQL: the ids of the first people that the words find, as an array for the lists of what belongs to people. */
export const peopleFound = (words: string) =>
  sql`array(select u.id from users u where ${hasWords(wordsOfPerson, words, wordsIndex)} limit ${foundAtMost})`;

/** SQL: whether a user `u` has these words in the name, each by its beginning. */
export const isNamedSo = (words: string) =>
  sql`(${hasWords(wordsOfPerson, words, wordsIndex)} and person_words(u.name, '', '', '') @@ console_query(${words}::text))`;

const columns = sql`u.id, u.name, u.login, u.email, u.phone, array_remove(u.roles, 'subscriber') as roles,
  (select m.partner_id::text from partner_members m where m.user_id = u.id) as "partnerId",
  (select p.name from partner_members m join partners p on p.id = m.partner_id where m.user_id = u.id) as "partnerName",
  u.created_at as "createdAt", u.blocked_at as "blockedAt", (select json_build_object('givenAt', c.given_at,
      'withdrawnAt', c.withdrawn_at) from consents c where c.user_id = u.id and c.kind = 'news' order by c.id desc limit 1)
    as "newsConsent", u.version`;

/** SQL: a consent `c` to news by e-mail that holds. */
const holds = sql`c.kind = 'news' and c.withdrawn_at is null`;

const conditionsOf = ({ role, blocked }: Pick<UsersQuery, 'role' | 'blocked'>) => [
  role && sql`u.roles && '{partner,operator,editor}'`,
  role && role !== 'any' ? sql`${sql.lit(role)} = any(u.roles)` : undefined,
  blocked && sql`u.blocked_at is not null`,
];

const users: ConsoleList<UsersQuery> = {
  from: sql`users u`,
  columns,
  id: sql`u.id`,
  named: namedByUuid(sql`u.id`),
  sorts: { createdAt: sql`u.created_at`, name: sql`u.name collate by_name`, login: sql`u.login_key` },
  usualOrder: 'desc',
  search: (words) => hasWords(wordsOfPerson, words, wordsIndex),
  filters: ({ news, ...others }) => [
    ...conditionsOf(others),
    news && sql`u.id in (select c.user_id from consents c where ${holds})`,
  ],
  narrowed: { row: sql`u.ctid`, of: ({ role, blocked }) => Boolean(role || blocked) },
};

/** One page of the accounts, the newest first. */
export const readUsers = (db: Db, query: UsersQuery) => readConsoleList(db, users, query);

type NewsListFilters = CheckedInput<typeof exportNewsList>['body'];

/** Somebody who has agreed to news, as the file has it. */
export interface NewsReader {
  /** The consent's own number, by which the next ones are read. */
  readonly consentId: string;
  readonly email: string | null;
  readonly name: string;
  readonly login: string;
  readonly isBlocked: boolean;
  /** `YYYY-MM-DD HH:MM` in the service's own time. */
  readonly agreedAt: string;
}

/** Those who have agreed to news, the latest first, after the last one that was read. */
export async function readNewsReaders(
  db: Db,
  { q, ...filters }: NewsListFilters,
  last: Pick<NewsReader, 'consentId'> | undefined,
  atMost: number,
): Promise<NewsReader[]> {
  const conditions = [
    holds,
    ...conditionsOf(filters),
    q ? hasWords(wordsOfPerson, q, wordsIndex) : undefined,
    last && sql`c.id < ${last.consentId}::bigint`,
  ].filter((condition) => condition !== undefined);
  const { rows } = await sql<NewsReader>`
    select c.id::text as "consentId", u.email, u.name, u.login, u.blocked_at is not null as "isBlocked",
      to_char(c.given_at at time zone 'Asia/Almaty', 'YYYY-MM-DD HH24:MI') as "agreedAt"
    from consents c join users u on u.id = c.user_id where ${sql.join(conditions, sql` and `)}
    order by c.id desc limit ${atMost}`.execute(db);
  return rows;
}

/** One account as JSON, or nothing. */
export async function readUser(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from users u where u.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

const sessions: ConsoleList<SessionsQuery> = {
  from: sql`sessions s join users u on u.id = s.user_id`,
  counted: sql`sessions s`,
  columns: sql`s.id, s.user_id as "userId", u.name as "userName", u.login as "userLogin",
    s.user_agent as device, s.address, s.foreign_computer as "foreignComputer",
    s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"`,
  id: sql`s.id`,
  named: namedByUuid(sql`s.id`),
  sorts: { createdAt: sql`s.created_at` },
  usualOrder: 'desc',
  search: (words) => sql`s.user_id = any(${peopleFound(words)})`,
  filters: ({ userId }) => [
    sql`s.expires_at > now() and s.idle_until > now()`,
    userId ? sql`s.user_id = ${userId}` : undefined,
  ],
  narrowed: { row: sql`s.ctid` },
};

/** One page of the open sessions, the newest first. */
export const readSessions = (db: Db, query: SessionsQuery) => readConsoleList(db, sessions, query);

/** An account as its changes need it. */
export interface TakenUser {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: readonly string[];
  readonly blocked: boolean;
  readonly version: number;
}

/** The account, locked for the rest of the transaction. */
export async function takeUser(db: Db, id: string): Promise<TakenUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'name', 'email', 'phone', 'roles', 'version'])
    .select(sql<boolean>`blocked_at is not null`.as('blocked'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the operators who can sign in, in one order for everybody; returns their ids. */
export async function takeOperators(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users
    where 'operator' = any(roles) and blocked_at is null
    order by id for update`.execute(db);
  return rows.map(({ id }) => id);
}

interface Fields {
  login: string;
  name: string;
  email: string | null;
  phone: string | null;
}

/** Saves the changed fields of an account. */
export async function saveUser(db: Db, id: string, { name, phone, ...names }: Fields): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...columnsOfNames(names), name, phone, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Blocks the account or lets it in again. */
export async function setBlocked(db: Db, id: string, isBlocked: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ blocked_at: isBlocked ? sql<Date>`clock_timestamp()` : null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whose session it is, or nothing. */
export async function ownerOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db.selectFrom('sessions').select('user_id').where('id', '=', sessionId).executeTakeFirst();
  return row?.user_id;
}

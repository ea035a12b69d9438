import { sql } from 'kysely';
import type { Db } from '../infra/database/index.ts';
import { hashPassword, loginKey } from '../modules/identity/index.ts';

interface NewUser {
  login: string;
  /** In plain text, to be hashed, or as a hash. */
  password: string | { hash: string };
  name: string;
  email?: string;
  roles?: string[];
}

/** Makes a user who can sign in; returns the id. */
export async function buildUser(db: Db, { login, password, name, email, roles = [] }: NewUser): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      login,
      login_key: loginKey(login),
      email: email ?? null,
      email_key: email ? loginKey(email) : null,
      name,
      password_hash: typeof password === 'string' ? await hashPassword(password) : password.hash,
      roles: ['subscriber', ...roles],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a subscriber organisation with its members; the first user is the owner. Returns the id. */
export async function buildSubscriber(
  db: Db,
  { name, code }: { name: string; code: string },
  userIds: readonly string[],
): Promise<string> {
  const { id } = await db.insertInto('subscribers').values({ name, code }).returning('id').executeTakeFirstOrThrow();
  for (const [index, userId] of userIds.entries()) {
    await db
      .insertInto('members')
      .values({ user_id: userId, subscriber_id: id, role: index === 0 ? 'owner' : 'user' })
      .execute();
  }
  return id;
}

const soldForDays = 365;

/** Makes a subscription of a year that ends so many days from today in Almaty; `null` has no end. Returns its id. */
export async function buildSubscription(
  db: Db,
  subscriberId: string,
  tariffName: string,
  endsInDays: number | null,
): Promise<string> {
  const inDays = (days: number) => sql<string>`(now() at time zone 'Asia/Almaty')::date + ${days}::int`;
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      subscriber_id: subscriberId,
      tariff_name: tariffName,
      date_begin: inDays((endsInDays ?? 0) - soldForDays),
      date_end: endsInDays === null ? null : inDays(endsInDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewApplication {
  subscriberId: string;
  solutionCode: string;
  name: string;
  status?: 'preparation' | 'ready' | 'error';
  withSamples?: boolean;
}

/** Makes an application, ready unless said otherwise; returns its number. */
export async function buildApplication(
  db: Db,
  { subscriberId, solutionCode, name, status = 'ready', withSamples = false }: NewApplication,
): Promise<string> {
  const { id } = await db
    .insertInto('applications')
    .values({
      subscriber_id: subscriberId,
      solution_code: solutionCode,
      name,
      status,
      with_samples: withSamples,
      ready_at: status === 'ready' ? sql`clock_timestamp()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { sql } from 'kysely';
import type { Db } from '../../server/infra/database/index.ts';
import { buildSecondFactor, buildUser } from '../../server/seed/index.ts';

export type StaffRole = 'operator' | 'editor';

interface NewStaff {
  login: string;
  password: { hash: string };
  role: StaffRole;
  withSecondFactor: boolean;
}

/** Makes somebody of the console. */
export async function makeStaff(db: Db, { login, password, role, withSecondFactor }: NewStaff) {
  const name = role === 'operator' ? 'Ерлан Оператор' : 'Сауле Редактор';
  const id = await buildUser(db, { login, password, name, email: `${login}@example.kz`, roles: [role] });
  return { id, name, secondFactor: withSecondFactor ? await buildSecondFactor(db, id) : undefined };
}

/** Lets an hour pass since the sign-in and the last proof, or since the last use of the person's sessions. */
export async function letAnHourPass(db: Db, userId: string, since: 'proof' | 'use'): Promise<void> {
  const columns = since === 'use' ? ['last_seen_at'] : ['proved_at', 'created_at'];
  const earlier = sql.join(columns.map((column) => sql`${sql.ref(column)} = now() - interval '1 hour'`));
  await sql`update sessions set ${earlier} where user_id = ${userId}`.execute(db);
}

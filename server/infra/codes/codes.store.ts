import type { Db } from '../database/index.ts';

/** The key of a name; keeps the given one when there is none yet. Two processes at once get the same. */
export async function findOrKeepKey(db: Db, name: string, fresh: Buffer): Promise<Buffer> {
  await db
    .insertInto('installation_keys')
    .values({ name, key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('installation_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return key;
}

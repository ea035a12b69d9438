import type { Db } from '../infra/database/index.ts';

interface NewImport {
  partnerId: number;
  userId: string;
  customerName: string;
}

/** Makes an import of one good row that is read and not yet sent; returns its id. */
export async function buildImport(db: Db, { partnerId, userId, customerName }: NewImport): Promise<string> {
  const { id } = await db
    .insertInto('invitation_imports')
    .values({ partner_id: partnerId, created_by: userId, file_name: `${customerName}.csv`, total: 1, bad: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invitation_import_rows')
    .values({
      import_id: id,
      place: 1,
      line: 2,
      customer_name: customerName,
      email: `${id}@people.example`,
      tariff_name: '',
      note: '',
      state: 'ready',
    })
    .execute();
  return id;
}

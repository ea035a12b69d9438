import { sql } from 'kysely';
import type { CarriedMedium } from '../../../../contract/media-console.values.ts';
import type { Db } from '../../../infra/database/index.ts';

const columns = sql<CarriedMedium>`m.id, m.kind, m.name, m.extension, m.file_name as "fileName", m.bytes::float8 as bytes,
  m.width, m.height, m.alt`;

/** Every file of the library, the oldest first. */
export async function listCarriedMedia(db: Db): Promise<CarriedMedium[]> {
  const { rows } = await sql<CarriedMedium>`
    select ${columns} from media m where m.state <> 'arriving' order by m.created_at, m.id`.execute(db);
  return rows;
}

/** The file of here with this id. */
export async function findCarriedMedium(db: Db, id: string): Promise<CarriedMedium | undefined> {
  const { rows } = await sql<CarriedMedium>`
    select ${columns} from media m where m.id = ${id} and m.state <> 'arriving'`.execute(db);
  return rows[0];
}

/** Adds the row of a file that the storage already has. */
export async function addCarriedMedium(
  db: Db,
  { fileName, ...medium }: CarriedMedium,
  userId: string | null,
): Promise<void> {
  await db
    .insertInto('media')
    .values({
      ...medium,
      ...{ file_name: fileName, uploaded_by: userId, state: medium.kind === 'picture' ? 'preparing' : 'ready' },
    })
    .execute();
}

/** Describes a file of here as the archive does. */
export async function describeCarriedMedium(db: Db, { id, alt }: Pick<CarriedMedium, 'id' | 'alt'>): Promise<void> {
  await sql`update media set alt = ${alt}, version = version + 1 where id = ${id}`.execute(db);
}

import type { Db } from '../../infra/database/index.ts';
import { countWaiting, listNewest } from './media.store.ts';
import { keyOf } from './media-files.ts';

/** Where the newest files should be in the storage, and how many pictures have waited an hour for their variants. */
export async function listSomeFiles(db: Db, most: number): Promise<{ keys: string[]; waiting: number }> {
  return { keys: (await listNewest(db, most)).map(keyOf), waiting: await countWaiting(db) };
}

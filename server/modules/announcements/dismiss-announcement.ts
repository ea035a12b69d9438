import type { Db } from '../../infra/database/index.ts';
import { keepDismissal } from './announcements.store.ts';

/** Remembers in the account that a text was dismissed; one that has changed or gone since is shown as it is. */
export async function dismissAnnouncement(db: Db, userId: string, mark: string): Promise<void> {
  await keepDismissal(db, userId, mark);
}

import type { ConsoleAnnouncement } from '../../../contract/announcements-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { readAnnouncement } from './announcements-console.store.ts';

export { readAnnouncements as listAnnouncements } from './announcements-console.store.ts';

/** One announcement for the console. @throws Failure `console.absent` */
export async function getAnnouncement(db: Db, id: string): Promise<ConsoleAnnouncement> {
  return (await readAnnouncement(db, id)) ?? fail('console.absent');
}

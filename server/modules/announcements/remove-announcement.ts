import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { deleteAnnouncement, readAnnouncement } from './announcements-console.store.ts';
import { shownKind } from './shown-kind.ts';
import { valuesOf } from './write-announcement.ts';

/** Removes an announcement for good. @throws Failure `console.absent` */
export function removeAnnouncement(db: Db, id: string, { viewer, origin }: SignedInCaller): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = (await readAnnouncement(transaction, id, 'lock')) ?? fail('console.absent');
    await deleteAnnouncement(transaction, id);
    await writeAudit(transaction, {
      action: 'announcement-removed',
      origin,
      userId: viewer.userId,
      object: `announcement:${id}`,
      change: { before: valuesOf(before), after: null },
    });
    await tellChange(transaction, [shownKind]);
  });
}

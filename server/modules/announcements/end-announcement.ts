import type { ConsoleAnnouncement } from '../../../contract/announcements-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { endNow, readAnnouncement } from './announcements-console.store.ts';
import { shownKind } from './shown-kind.ts';

/** Takes an announcement off the site before its time. @throws Failure `console.absent`, `announcements.not-current` */
export function endAnnouncement(db: Db, id: string, { viewer, origin }: SignedInCaller): Promise<ConsoleAnnouncement> {
  return inTransaction(db, async (transaction) => {
    const before = (await readAnnouncement(transaction, id, 'lock')) ?? fail('console.absent');
    // A try whose answer was lost has done it, or its time has come.
    if (before.state === 'past') return before;
    if (before.state !== 'current') fail('announcements.not-current');
    await endNow(transaction, id);
    const after = (await readAnnouncement(transaction, id)) ?? fail('console.absent');
    await writeAudit(transaction, {
      action: 'announcement-ended',
      origin,
      userId: viewer.userId,
      object: `announcement:${id}`,
      change: { before: { endsAt: before.endsAt }, after: { endsAt: after.endsAt } },
    });
    await tellChange(transaction, [shownKind]);
    return after;
  });
}

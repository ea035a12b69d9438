import type { CheckedInput } from '../../../contract/call.ts';
import type { ConsoleMediumWithUses, changeMedium as call } from '../../../contract/media-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { findMedium, updateAlt } from './media.store.ts';
import { getMedium } from './read-media.ts';

/**
 * Writes what a picture shows, for those who do not see it. What stands there already counts as done.
 * @throws Failure `console.absent`, `console.changed`
 */
export async function describeMedium(
  db: Db,
  id: string,
  { version, alt }: CheckedInput<typeof call>['body'],
  { viewer, origin }: SignedInCaller,
): Promise<ConsoleMediumWithUses> {
  await inTransaction(db, async (transaction) => {
    const before = (await findMedium(transaction, id, 'lock')) ?? fail('console.absent');
    if (before.alt === alt) return;
    if (before.version !== version) fail('console.changed');
    await updateAlt(transaction, id, alt);
    const change = { before: { alt: before.alt }, after: { alt } };
    await writeAudit(transaction, { action: 'media-described', origin, userId: viewer.userId, object: id, change });
  });
  return getMedium(db, id);
}

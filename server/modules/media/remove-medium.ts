import type { MediumUse } from '../../../contract/media-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { MediaJobs } from './define-media-jobs.ts';
import { deleteMedium, findMedium } from './media.store.ts';
import { everyKeyOf } from './media-files.ts';
import { listUses } from './media-uses.store.ts';

const listedUses = 3;

function sentenceOf(uses: readonly MediumUse[]): string {
  const named = uses.slice(0, listedUses).map(({ place, title }) => (title ? `${place} «${title}»` : place));
  const more = uses.length > listedUses ? ` и ещё ${uses.length - listedUses}` : '';
  return `Файл используется: ${named.join(', ')}${more}. Сначала уберите его оттуда.`;
}

/**
 * Removes a file that no record names; its bytes go by a job of the same transaction.
 * @throws Failure `console.absent`, `media.in-use`
 */
export function removeMedium(db: Db, id: string, { viewer, origin }: SignedInCaller, jobs: MediaJobs): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const medium = (await findMedium(transaction, id, 'lock')) ?? fail('console.absent');
    // Whoever begins to use it now waits for the lock and then finds that it is gone.
    const uses = await listUses(transaction, id);
    if (uses.length > 0) fail('media.in-use', { message: sentenceOf(uses) });
    await deleteMedium(transaction, id);
    await jobs.removeFiles(transaction, everyKeyOf(medium));
    const change = { before: { fileName: medium.fileName, alt: medium.alt }, after: null };
    await writeAudit(transaction, { action: 'media-removed', origin, userId: viewer.userId, object: id, change });
  });
}

import { writeAudit } from '../../infra/audit/index.ts';
import { writeCopyNote } from '../../infra/backup/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';

/** Notes that an operator has restored a copy on another machine, where the key of encrypted copies lies. */
export async function noteTriedCopy(db: Db, file: string, { viewer, origin }: SignedInCaller): Promise<{ at: string }> {
  await inTransaction(db, async (transaction) => {
    await writeCopyNote(transaction, { kind: 'tried', file, notedBy: viewer.userId });
    await writeAudit(transaction, {
      action: 'copy-tried',
      origin,
      userId: viewer.userId,
      object: file,
      change: { before: null, after: { file } },
    });
  });
  return { at: new Date().toISOString() };
}

import { writeAudit } from '../../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../../infra/database/index.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { SignedInCaller } from '../../../infra/http/index.ts';
import { partnerOf } from '../../partners/index.ts';
import { findImport } from './find-import.ts';
import { setGoing } from './import.store.ts';
import type { ImportJob } from './run-import.ts';

/**
 * Starts an import; a second request changes nothing. @throws Failure `partners.no-partner`, `imports.unknown`,
 * `imports.nothing-to-send`
 */
export async function startImport(db: Db, caller: SignedInCaller, id: string, job: ImportJob): Promise<void> {
  const { viewer, origin } = caller;
  const { total, bad } = await findImport(db, viewer, id);
  if (total === bad) fail('imports.nothing-to-send');
  const partner = await partnerOf(db, viewer);
  await inTransaction(db, async (transaction) => {
    if (!(await setGoing(transaction, partner.id, id))) return;
    await job.enqueue(transaction, id);
    const details = { rows: total - bad };
    await writeAudit(transaction, { action: 'import-started', origin, userId: viewer.userId, object: id, details });
  });
}

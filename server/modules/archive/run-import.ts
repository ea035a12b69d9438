import { randomUUID } from 'node:crypto';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { Failure } from '../../infra/failures/index.ts';
import { applyPlan, PlanStale } from './apply-plan.ts';
import { archiveKey } from './archive-files.ts';
import { checkImport } from './check-import.ts';
import { closeImport } from './close-import.ts';
import type { ImportNeeds } from './import-needs.ts';
import { countPlanned, forgetPlanned } from './import-records.store.ts';
import { ImportWork, WorkLost } from './import-work.ts';
import { type Counted, claimImport, endWork, findImport, type Import, releaseImport } from './imports.store.ts';

const staleNotice =
  'Пока архив ждал, содержимое сайта изменили, поэтому он проверен ещё раз. Посмотрите, что теперь изменится, и примените его снова.';

/**
 * Does what an import waits for: checks it, or applies it. Returns whether it has to be looked at again, because somebody
 * else is at it or it has to be checked once more.
 */
export async function runImport(needs: ImportNeeds, id: string): Promise<boolean> {
  const { db, log } = needs;
  const worker = randomUUID();
  const claimed = await claimImport(db, id, worker);
  if (!claimed) return isUnderWay(await findImport(db, id));
  const work = new ImportWork(db, claimed, worker);
  try {
    await (claimed.state === 'checking' ? checkImport(needs, work) : applyImportNow(needs, work));
  } catch (error) {
    if (error instanceof WorkLost) return isUnderWay(await findImport(db, id));
    if (error instanceof PlanStale) return endWork(db, work, { state: 'checking', notice: staleNotice });
    if (!isOwnFault(error)) {
      await releaseImport(db, id, worker);
      throw error;
    }
    log.warn({ import: id, err: error }, 'an archive was refused');
    await refuse(needs, work, error);
  }
  return false;
}

const isUnderWay = (found: Import | undefined) => found?.state === 'checking' || found?.state === 'applying';

/** Whether the archive is at fault; a database or a storage that is away is asked again later. */
function isOwnFault(error: unknown): error is Error {
  if (error instanceof Failure) return error.status < 500;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Data that PostgreSQL does not take, by their class.
  return /^2[23]...$/.test(code);
}

async function refuse(needs: ImportNeeds, work: ImportWork, error: Error): Promise<void> {
  const failure =
    error instanceof Failure ? error.message : 'База данных не приняла записи архива. Ничего не изменено.';
  const state = work.import.state === 'checking' ? 'refused' : 'failed';
  await closeImport(needs, work.id, (transaction) => endWork(transaction, work, { state, failure }));
}

/** Applies a checked import in one transaction. @throws Failure, PlanStale, WorkLost */
async function applyImportNow(needs: ImportNeeds, work: ImportWork): Promise<void> {
  const { db, jobs } = needs;
  const { removesExtra, startedBy: userId, origin: from } = work.import;
  const origin = from ?? undefined;
  const counts = await countPlanned(db, work.id);
  await work.begin(stepsOf(counts));
  await inTransaction(db, async (transaction) => {
    await applyPlan(transaction, { work, carrier: { userId, origin }, jobs, removesExtra });
    await writeAudit(transaction, {
      ...{ action: 'archive-imported', origin, userId, object: work.import.fileName },
      details: { ...totalsOf(counts), removesExtra },
    });
    await jobs.removeFiles(transaction, [archiveKey(work.id)]);
    await forgetPlanned(transaction, work.id);
    if (!(await endWork(transaction, work, { state: 'done', counts }))) throw new WorkLost();
  });
}

const stepsOf = (counts: readonly Counted[]) =>
  counts.reduce(
    (sum, { kind, ...one }) => sum + one.new + one.changed + (kind === 'media' ? one.same + one.kept : 0),
    0,
  );

function totalsOf(counts: readonly Counted[]): Record<string, number> {
  const total = (name: 'new' | 'changed' | 'same' | 'extra') => counts.reduce((sum, one) => sum + one[name], 0);
  return { new: total('new'), changed: total('changed'), same: total('same'), extra: total('extra') };
}

/** Lets a person or the command begin the transaction that changes the site. */
export type SendImport = (transaction: Db, id: string, afterSeconds?: number) => Promise<void>;

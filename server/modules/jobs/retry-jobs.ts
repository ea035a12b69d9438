import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { beginAgain, deleteTroubledJobs, takeTroubledJobs } from './jobs-console.store.ts';

interface Outcome {
  readonly done: number;
  readonly skipped: number;
}

/** Tries jobs again that have gone wrong, at once (spec: reliability.failed-jobs). @throws Failure `jobs.none-failed` */
export const retryJobs = (db: Db, caller: SignedInCaller, ids: readonly string[]): Promise<Outcome> =>
  change(db, caller, ids, { action: 'job-retried', apply: beginAgain, isKept: true });

/** Gives up jobs that have gone wrong. @throws Failure `jobs.none-failed` */
export const forgetJobs = (db: Db, caller: SignedInCaller, ids: readonly string[]): Promise<Outcome> =>
  change(db, caller, ids, { action: 'job-forgotten', apply: deleteTroubledJobs, isKept: false });

interface Change {
  action: AuditAction;
  apply(db: Db, ids: readonly string[]): Promise<void>;
  isKept: boolean;
}

function change(
  db: Db,
  { viewer, origin }: SignedInCaller,
  named: readonly string[],
  { action, apply, isKept }: Change,
): Promise<Outcome> {
  return inTransaction(db, async (transaction) => {
    const taken = await takeTroubledJobs(transaction, named);
    if (taken.length === 0) fail('jobs.none-failed');
    const ids = taken.map(({ id }) => id);
    await apply(transaction, ids);
    for (const { id, name, state, attempts } of taken)
      await writeAudit(transaction, {
        action,
        origin,
        userId: viewer.userId,
        object: `job:${name}:${id}`,
        change: { before: { state, attempts }, after: isKept ? { state: 'retry', attempts } : null },
      });
    return { done: ids.length, skipped: new Set(named).size - ids.length };
  });
}

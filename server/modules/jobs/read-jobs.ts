import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { ConsoleJob, ConsoleJobRecord, listJobs as call } from '../../../contract/jobs-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { withoutSecrets } from '../../infra/jobs/index.ts';
import { readJob, readJobs, type StoredJob } from './jobs-console.store.ts';
import { wordProblem } from './word-problem.ts';

/** One page of the jobs for the console, with what has gone wrong in words. */
export async function listJobs(db: Db, query: CheckedInput<typeof call>['query']): Promise<CallAnswer<typeof call>> {
  const { items, ...counts } = await readJobs(db, query);
  return { items: items.map(worded), ...counts };
}

/** One job for the console. @throws Failure `console.absent` */
export async function getJob(db: Db, id: string): Promise<ConsoleJobRecord> {
  const job = (await readJob(db, id)) ?? fail('console.absent');
  return { ...worded(job), said: job.said && withoutSecrets(job.said) };
}

function worded({ said, ...job }: StoredJob): ConsoleJob {
  return { ...job, problem: said === null ? null : wordProblem(withoutSecrets(said)) };
}

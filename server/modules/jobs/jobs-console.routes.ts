import * as schemas from '../../../contract/jobs-console.schemas.ts';
import * as calls from '../../../contract/jobs-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getJob, listJobs } from './read-jobs.ts';
import { forgetJobs, retryJobs } from './retry-jobs.ts';

/** The calls of the console about background jobs. */
export function jobsConsoleCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listJobs, schemas.listJobs, ({ query }) => listJobs(db, query)),
    handle(calls.getJob, schemas.getJob, ({ params }) => getJob(db, params.id)),
    handle(calls.retryJobs, schemas.retryJobs, ({ body }, caller) => retryJobs(db, caller, body.ids)),
    handle(calls.forgetJobs, schemas.forgetJobs, ({ body }, caller) => forgetJobs(db, caller, body.ids)),
  ];
}

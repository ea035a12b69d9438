import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listQueues } from '../server/define-jobs.ts';
import { describeJobs, jobsFile } from './jobs/describe-jobs.ts';
import { root } from './root.ts';

/** `npm run docs:jobs`: writes the list of jobs from the queues. */
writeFileSync(path.join(root, jobsFile), describeJobs(await listQueues()));
console.log(`Wrote the list of jobs: ${jobsFile}`);

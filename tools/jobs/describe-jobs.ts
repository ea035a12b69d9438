import type { QueueFacts } from '../../server/infra/jobs/index.ts';
import { drawTable } from '../draw-table.ts';

/** Where the list of jobs is kept; written by `npm run docs:jobs`. */
export const jobsFile = 'docs/jobs.md';

/** The text of the list of jobs, made of the queues as their modules declare them. */
export function describeJobs(queues: readonly QueueFacts[]): string {
  const rows = queues.map(({ name, module, does, cron }) => [
    `\`${name}\``,
    `\`${module}\``,
    cron === undefined ? 'when it is sent' : `\`${cron}\``,
    does,
  ]);
  return `# Jobs

Made from the queues that the modules declare by \`npm run docs:jobs\`; a test keeps it current. A job is sent in the
transaction of the action, runs after it, and is repeated after a failure. Cron lines are in Asia/Almaty. A queue keeps its
name when the code moves: jobs of an earlier version wait under it.

${drawTable(['Queue', 'Module', 'When', 'What it does'], rows)}
`;
}

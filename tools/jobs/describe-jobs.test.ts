import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listQueues } from '../../server/define-jobs.ts';
import { root } from '../root.ts';
import { describeJobs, jobsFile } from './describe-jobs.ts';

test('docs/jobs.md is the present list of queues; `npm run docs:jobs` writes it anew', async () => {
  expect(readFileSync(path.join(root, jobsFile), 'utf8')).toBe(describeJobs(await listQueues()));
});

test('a queue that runs by the clock says when', () => {
  const lines = describeJobs([
    { name: 'news.tidy', module: 'news', does: 'Tidies.', cron: '0 9 * * *' },
    { name: 'news.send', module: 'news', does: 'Sends.' },
  ]).split('\n');
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual(
    expect.arrayContaining([
      '| `news.tidy` | `news` | `0 9 * * *` | Tidies. |',
      '| `news.send` | `news` | when it is sent | Sends. |',
    ]),
  );
});

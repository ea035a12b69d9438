import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '../../server/testing/real-portal.ts';

test('pgBackRest brings an outside PostgreSQL back to a chosen second', async () => {
  const script = path.join(import.meta.dirname, 'point-in-time.sh');
  const env = { ...process.env, POSTGRES_PORT: String(await freePort()) };
  const { stdout } = await promisify(execFile)('sh', [script], { env });
  console.log(stdout);
  expect(stdout).toMatch(/^point in time: every write up to .* is there, none after it/m);
});

import { expect, test } from 'vitest';
import { openUntrustedServer } from '../../testing/untrusted-server.ts';
import { fetchJson } from './fetch-json.ts';

test('a start service with a certificate that nobody vouches for is asked nothing', async () => {
  const { port, trustedBytes } = await openUntrustedServer();
  const asked = fetchJson(new URL(`https://localhost:${port}/`), { answerWithinMs: 10_000, maxBytes: 1_000 });
  await expect(asked).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
  expect(trustedBytes()).toBe(0);
});

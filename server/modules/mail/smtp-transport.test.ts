import { expect, onTestFinished, test } from 'vitest';
import { openUntrustedServer } from '../../testing/untrusted-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';

test('a mail server with such a certificate gets no letter', async () => {
  const { port, trustedBytes } = await openUntrustedServer();
  const transport = createSmtpTransport(`smtps://user:word@localhost:${port}`);
  onTestFinished(() => transport.close());
  const message = { id: '1', createdAt: new Date(), envelope: { from: 'a@b.kz', to: 'c@d.kz' }, raw: Buffer.from('x') };
  await expect(transport.deliver(message, async () => undefined)).rejects.toThrow('self-signed certificate');
  expect(trustedBytes()).toBe(0);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** By which names the portal answers (spec: security.own-host). */
let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => test.close());

const paths = ['/', '/dev/mailbox', '/api/v1/solutions', '/service/bl/get/user-info', '/nowhere'];

describe('a Host', () => {
  it.each(['evil.test', 'portal.test.evil.test', 'evil.test:8080', 'xn--e1afmkfd.test', '127.0.0.1.evil.test'])(
    'of another site is refused everywhere: %s',
    async (host) => {
      for (const path of paths) {
        const answer = await test.get(path, { headers: { host } });
        expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'common.foreign-host']);
      }
    },
  );

  it.each([
    'portal.test',
    'PORTAL.test',
    'portal.test:8080',
    'localhost:1',
    '127.0.0.1:8080',
    '[::1]:8080',
    '10.1.2.3',
  ])('that is the portal’s own name or an address is answered: %s', async (host) => {
    expect((await test.get('/api/v1/solutions', { headers: { host } })).statusCode).toBe(200);
  });

  it('that only a trusted proxy knows is believed', async () => {
    const headers = { host: 'upstream', 'x-forwarded-host': 'portal.test' };
    expect((await test.get('/api/v1/solutions', { headers })).statusCode).toBe(200);
    const foreign = { host: 'portal.test', 'x-forwarded-host': 'evil.test' };
    expect((await test.get('/api/v1/solutions', { headers: foreign })).statusCode).toBe(403);
  });

  it('is no matter for a probe', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await test.get(path, { headers: { host: 'portal-7f9c' } })).statusCode).toBe(200);
  });
});

describe('two Hosts', () => {
  it('are malformed', async () => {
    await test.portal.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.portal.app.server.address();
    const socket = connect({ port: typeof address === 'object' && address ? address.port : 0, host: '127.0.0.1' });
    let said = '';
    socket.on('data', (part) => {
      said += String(part);
    });
    socket.write('GET / HTTP/1.1\r\nHost: portal.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });
});

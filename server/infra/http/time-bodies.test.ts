import { once } from 'node:events';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openSocket } from '../../testing/open-socket.ts';
import { timeBodies, waitForFile } from './time-bodies.ts';

/** Bodies that never end (spec: security.input). */
let app: FastifyInstance;
let socket: Socket;
afterEach(async () => {
  socket.destroy();
  await app.close();
});

async function start(mostMs: number): Promise<void> {
  app = fastify();
  timeBodies(app, {}, mostMs);
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.url === '/file') waitForFile(raw);
  });
  for (const path of ['/form', '/file']) app.post(path, async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  socket = await openSocket(app.server);
}
const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\ntr`;
const said = async () => ((await once(socket, 'data')) as [Buffer])[0].toString();

test('a body that stops in the middle is hung up on', async () => {
  await start(50);
  socket.write(head('/form'));
  expect(await said()).toMatch(/^HTTP\/1\.1 408 .*common\.malformed/s);
});

test('a file may take its time', async () => {
  await start(50);
  socket.write(head('/file'));
  const request = (await once(app.server, 'request').catch(() => [])) as unknown[];
  expect(request).toHaveLength(2);
  // Longer than a form may take.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write('ue');
  expect(await said()).toMatch(/^HTTP\/1\.1 200 .*true$/s);
});

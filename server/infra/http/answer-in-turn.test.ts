import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSocket } from '../../testing/open-socket.ts';
import { answerInTurn } from './answer-in-turn.ts';

/** Many requests in one packet (spec: reliability.slow-clients). */
const many = 400;
// More than the buffers of both ends hold.
const great = Buffer.alloc(16 * 1024 * 1024, 'x');

let app: FastifyInstance;
const sockets: Socket[] = [];
/** The names that were asked for, in the order in which their answers were made. */
const made: string[] = [];
beforeEach(async () => {
  made.length = 0;
  app = fastify();
  answerInTurn(app);
  app.get<{ Params: { name: string } }>('/small/:name', async ({ params }) => {
    made.push(params.name);
    return `<${params.name}>`;
  });
  app.get<{ Params: { name: string } }>('/great/:name', async ({ params }) => {
    made.push(params.name);
    return great;
  });
  app.post<{ Body: { name: string } }>('/written', async ({ body }) => `<${body.name}>`);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function open(): Promise<Socket> {
  const socket = await openSocket(app.server);
  sockets.push(socket);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const numbers = Array.from({ length: many }, (_, index) => String(index));

function readAll(socket: Socket): () => string {
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  return () => said;
}

it('leaves everybody else a turn between them, and answers all in their order', async () => {
  const [eager, other] = [await open(), await open()];
  const said = readAll(eager);
  const heard = readAll(other);
  eager.write(numbers.map((name) => get(`/small/${name}`)).join(''));
  other.write(get('/small/other'));
  await expect.poll(heard).toContain('<other>');
  await expect.poll(() => said().match(/<\d+>/g)?.length).toBe(many);
  expect(said().match(/<\d+>/g)).toEqual(numbers.map((name) => `<${name}>`));
  expect(made.filter((name) => name !== 'other')).toEqual(numbers);
  expect(made.indexOf('other')).toBeLessThan(many / 2);
});

it('reads the bodies of those that wait', async () => {
  const socket = await open();
  const said = readAll(socket);
  const names = ['первый', 'второй', 'третий'];
  const post = (body: string) =>
    `POST /written HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  socket.write(names.map((name) => post(JSON.stringify({ name }))).join(''));
  await expect.poll(() => said().match(/<[а-я]+>/g)).toEqual(names.map((name) => `<${name}>`));
});

it('makes nothing more for a client that does not read', async () => {
  const socket = await open();
  socket.pause();
  socket.write(numbers.map((name) => get(`/great/${name}`)).join(''));
  const other = await open();
  const heard = readAll(other);
  other.write(get('/small/other'));
  await expect.poll(heard).toContain('<other>');
  expect(made).toEqual(['0', 'other']);
});

it('makes nothing more for a client that has gone', async () => {
  const socket = await open();
  socket.write(numbers.map((name) => get(`/great/${name}`)).join(''));
  await expect.poll(() => made.length).toBeGreaterThan(0);
  socket.destroy();
  await expect.poll(async () => (await promisedConnections()) ?? 0).toBe(0);
  const before = made.length;
  const other = await open();
  const heard = readAll(other);
  for (let round = 0; round < 5; round += 1) other.write(get(`/small/other-${round}`));
  await expect.poll(heard).toContain('<other-4>');
  expect(made).toHaveLength(before + 5);
  expect(before).toBeLessThan(many);
});

const promisedConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

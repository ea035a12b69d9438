import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProxiedDatabase, type ProxiedDatabase } from '../../testing/proxied-database.ts';
import type { Connection } from './index.ts';
import { isPassing } from './is-passing.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** A start waits for a database that will come, and for no other (spec: reliability.start-waits). */
const hour = 3600;

const log = { info: vi.fn(), warn: vi.fn() };
afterEach(() => {
  log.info.mockReset();
  log.warn.mockReset();
});

describe('a database that comes later', () => {
  let proxied: ProxiedDatabase;
  beforeEach(async () => {
    proxied = await createProxiedDatabase();
  });
  afterEach(() => proxied.close());

  it('is waited for, and the log says so', async () => {
    const { proxy, through } = proxied;
    await proxy.cut();
    log.warn.mockImplementation(() => void proxy.heal());
    await waitForDatabase(through, { seconds: hour, log });
    expect(log.warn.mock.calls).toEqual([
      [
        { reason: expect.stringContaining('ECONNREFUSED'), atMostSeconds: hour },
        'the database does not answer yet, waiting',
      ],
    ]);
    expect(log.info).toHaveBeenCalledWith({}, 'the database answers');
  });

  it('is waited for by whoever has a connection that broke before it was used', async () => {
    const { proxy, through } = proxied;
    const client = new pg.Client(through);
    client.on('error', () => undefined);
    await client.connect();
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await proxy.cut();
    await ended;
    const error = await client.query('select 1').catch((reason: unknown) => reason);
    expect([String(error), isPassing(error)]).toEqual([expect.stringContaining('not queryable'), true]);
  });

  it('is not spoken of when it is there', async () => {
    await waitForDatabase(proxied.database.connection, { seconds: hour, log });
    expect([log.info.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  });

  it('is not waited for when the server has none of that name', async () => {
    const wrong = { ...proxied.through, database: 'no_such' };
    await expect(waitForDatabase(wrong, { seconds: hour, log })).rejects.toThrow(
      /^\[database-unreachable\] .*"no_such" does not exist/,
    );
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('a server that answers with', () => {
  let server: Server;
  let asked: number;
  let connection: Connection;
  let answer: Buffer;
  beforeEach(async () => {
    asked = 0;
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        asked += 1;
        socket.end(answer);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    connection = `postgres://portal:secret@127.0.0.1:${port}/portal`;
  });
  afterEach(() => void server.close());

  it.each([
    ['57P03', 'the database system is starting up'],
    ['53300', 'sorry, too many clients already'],
  ])('%s, %s, is asked again until the time is over', async (code, message) => {
    answer = refusal(code, message);
    await expect(waitForDatabase(connection, { seconds: 1, log })).rejects.toThrow(
      `[database-unreachable] The database at DATABASE_URL does not answer: ${message}`,
    );
    expect(asked).toBeGreaterThan(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['28P01', 'password authentication failed for user "portal"'],
    ['28000', 'no pg_hba.conf entry for host'],
    ['3D000', 'database "portal" does not exist'],
  ])('%s, %s, is asked once', async (code, message) => {
    answer = refusal(code, message);
    await expect(waitForDatabase(connection, { seconds: hour, log })).rejects.toThrow(message);
    expect(asked).toBe(1);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

/** An ErrorResponse of PostgreSQL's protocol. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

import { afterEach, describe, expect, it } from 'vitest';
import { EagerClient, type Outcome } from '../testing/eager-client.ts';
import {
  clearRealPortals,
  freePort,
  makeUsedDataDir,
  readPostmasterPid,
  startRealPortal,
} from '../testing/real-portal.ts';

afterEach(clearRealPortals);

/** A stop under load (spec: reliability.graceful-stop). */
describe('SIGTERM under load', () => {
  it('fails no request: what is under way ends, kept connections end with their next answer', async () => {
    const dataDir = await makeUsedDataDir();
    const environment = {
      MAX_ADDS_IN_10_MINUTES: '100000',
      MAX_APPLICATIONS: '100000',
      LIMITS_TIMES: '1000',
      LOG_LEVEL: 'error',
    };
    const portal = startRealPortal({ dataDir, port: await freePort(), environment });
    await portal.ready();
    // One connection each, there before the signal: one that is only being made may still be refused.
    const clients = Array.from({ length: 20 }, () => new EagerClient(portal.origin, 1));
    const cookies = await clients[0]?.signIn();
    const cookie = cookies ?? '';
    await Promise.all(clients.map((client) => client.ask('/readyz')));
    const added: string[] = [];
    const outcomes: Outcome[] = [];
    let isStopping = false;

    const keepAsking = async (client: EagerClient, worker: number) => {
      for (let count = 0; ; count += 1) {
        const name = `Под нагрузкой ${worker}-${count}`;
        const outcome =
          worker % 3 === 0
            ? await client.ask('/')
            : worker % 3 === 1
              ? await client.ask('/service/bl/get/applications', { cookie })
              : await client.ask('/service/bl/application/add', { method: 'POST', cookie, body: { code: 'ea', name } });
        // Nobody listens any more: that request was never begun.
        if (outcome.error && !outcome.reused && isStopping) return;
        // A busy machine may refuse for want of a connection; that has nothing to do with the stop.
        if (isStopping || outcome.status !== 503) outcomes.push(outcome);
        if (outcome.status === 200 && worker % 3 === 2) added.push(name);
        // Enough of each kind, however quick the one is beside the other.
        if (outcomes.length > 300 && added.length > 10 && !isStopping) {
          isStopping = true;
          portal.signal('SIGTERM');
        }
        if (outcome.error && isStopping) return;
      }
    };
    // Sign-ins wait for their turn behind four hashes: they are certainly under way when the signal comes.
    const signInLate = async (client: EagerClient) => {
      while (outcomes.length < 290) await client.ask('/healthz');
      await client.signIn('novichok');
    };
    await Promise.all(clients.map((client, worker) => (worker < 12 ? keepAsking(client, worker) : signInLate(client))));

    expect([await portal.ended, portal.said()]).toEqual([0, expect.any(String)]);
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await readPostmasterPid(dataDir)).toBeUndefined();

    const again = startRealPortal({ dataDir, port: await freePort(), environment });
    await again.ready();
    const later = new EagerClient(again.origin, 2);
    const names = new Set<string>();
    for (let page = 1; page <= Math.ceil((added.length + 10) / 100); page += 1) {
      const { body } = await later.ask(`/service/bl/get/applications?count=100&page=${page}`, { cookie });
      for (const { name } of (JSON.parse(body) as { content: { name: string }[] }).content) names.add(name);
    }
    expect(added.filter((name) => !names.has(name))).toEqual([]);
    expect(added.length).toBeGreaterThan(10);
    for (const client of [...clients, later]) client.close();
    again.signal('SIGTERM');
    expect([await again.ended, again.said()]).toEqual([0, expect.any(String)]);
  });

  it('ends in time beside connections that say nothing', async () => {
    const { connect } = await import('node:net');
    const dataDir = await makeUsedDataDir();
    const portal = startRealPortal({ dataDir, port: await freePort() });
    await portal.ready();
    const port = Number(new URL(portal.origin).port);
    const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of sockets) socket.on('error', () => undefined);
    sockets[1]?.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    sockets[2]?.write('GET /healthz HTTP/1.1\r\nHo');
    await new Promise((resolve) => sockets[1]?.once('data', resolve));
    portal.signal('SIGTERM');
    expect([await portal.ended, portal.said()]).toEqual([0, expect.any(String)]);
    for (const socket of sockets) socket.destroy();
  });
});

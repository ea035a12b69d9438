import pg from 'pg';
import { load } from './load.ts';
import { freePort, type PortalProcess, startPortal, startProcess, stopProcess } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const subscribers = 2_000;
const ofEach = 500;

/** The list of a person's applications: 50 of a million rows, beside a bare Node server that passes the same JSON through. */
export async function benchApplications(): Promise<void> {
  heading('My applications: 50 of a million rows');
  const portal = await startPortal();
  try {
    await fill(portal);
    const bare = await startBare(portal);
    const cookie = await signIn(portal.origin);
    const ours = `${portal.origin}/service/bl/get/applications?page=1&count=50`;
    await load(ours, [], { cookie });
    await load(bare.origin, []);
    // In turn, so that a slow minute of the machine affects both.
    const pairs = [];
    for (let round = 0; round < 3; round += 1)
      pairs.push({ ours: await load(ours, [portal.pid], { cookie }), bare: await load(bare.origin, [bare.pid]) });
    const middle = pairs.sort(
      (one, other) => one.ours.perSecond / one.bare.perSecond - other.ours.perSecond / other.bare.perSecond,
    )[1];
    // Four people at once on two processors: with more, the queue would be measured.
    const calm = await load(ours, [], { cookie }, 4);
    await bare.stop();
    if (!middle) return;
    line('portal', {
      'per second': middle.ours.perSecond,
      'p95, ms': middle.ours.p95Ms,
      'CPU µs': middle.ours.cpuMicros,
    });
    line('bare server with the same query', {
      'per second': middle.bare.perSecond,
      'p95, ms': middle.bare.p95Ms,
      'CPU µs': middle.bare.cpuMicros,
    });
    const share = middle.ours.perSecond / middle.bare.perSecond;
    ratio('share of the bare server', share, '≥ 0.8', share >= 0.8);
    ratio('p95 of four at once, ms', calm.p95Ms, '< 10', calm.p95Ms < 10);
  } finally {
    await portal.stop();
  }
}

async function fill(portal: PortalProcess): Promise<void> {
  const connection = await embeddedConnection(portal.dataDir);
  // A connection of its own: the portal's own end a statement after three seconds.
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    await client.query(
      `insert into subscribers (code, name) select 'b' || n, 'Организация ' || n from generate_series(1, ${subscribers}) n`,
    );
    await client.query(`insert into applications (subscriber_id, solution_code, name, status)
      select o.id, (array['ea','zup','rca','unf','ksr','mrk'])[1 + n % 6], 'База ' || n, 'ready'
      from subscribers o, generate_series(1, ${ofEach}) n where o.code like 'b%'`);
    await client.query(`insert into members (user_id, subscriber_id, role)
      select u.id, o.id, 'user' from users u, subscribers o where u.login = 'novichok' and o.code = 'b77'`);
    await client.query('vacuum analyze applications');
  } finally {
    await client.end();
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/service/bl/get/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'novichok', password: 'Demo-2026' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function startBare(portal: PortalProcess) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await startProcess(
    process.execPath,
    ['bench/bare-server.ts', portal.dataDir, String(port)],
    {},
    origin,
  );
  return { origin, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

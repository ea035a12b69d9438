import pg from 'pg';
import { dashboardPeriods } from '../contract/dashboard.values.ts';
import { EagerClient } from '../server/testing/eager-client.ts';
import { medianOf, p95Of } from './figures.ts';
import { fillPeople } from './fill-people.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const users = 1_800_000;
const auditRows = 3_000_000;
const rounds = 60;
const p95AtMostMs = 50;

/** The console's first page with 1.8 million users and an audit of three million rows, and the counting behind it. */
export async function benchDashboard(): Promise<void> {
  heading(`The console's first page with ${users} users and ${auditRows} rows of the audit`);
  const portal = await startPortal();
  try {
    const connection = await embeddedConnection(portal.dataDir);
    await fillPeople(connection, users);
    const client = new pg.Client(connection as pg.ClientConfig);
    await client.connect();
    await fillAudit(client);
    await waitForCounts(client);
    await measureCounting(client);
    await client.end();
    await measureCall(portal.origin);
  } finally {
    await portal.stop();
  }
}

/** A year of sign-ins, more of them lately, every tenth refused. */
async function fillAudit(client: pg.Client): Promise<void> {
  await client.query(`insert into audit (at, action, address)
    select now() - (n::float8 / ${auditRows}) ^ 2 * interval '365 days', case n % 10 when 0 then 'sign-in-failed' else 'sign-in' end, '10.0.0.1'
    from generate_series(1, ${auditRows}) n`);
  await client.query(`update invitations set used_at = created_at + interval '1 day' where used_at is not null`);
  await client.query('vacuum analyze audit, invitations');
  await client.query('delete from daily_figures');
  await client.query('delete from counted_totals');
}

/** The jobs of the portal itself count everything anew. */
async function waitForCounts(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ days: number; totals: number }>(
      `select (select count(*)::int from daily_figures) as days, (select count(*)::int from counted_totals) as totals`,
    );
    if (rows[0] && rows[0].days > 366 && rows[0].totals === 3) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** How long one count of today takes, and by which indexes. */
async function measureCounting(client: pg.Client): Promise<void> {
  const midnight = `(((now() at time zone 'Asia/Almaty')::date)::timestamp at time zone 'Asia/Almaty')`;
  const counted = {
    registrations: `users where created_at >= ${midnight}`,
    'invitations sent': `invitations where created_at >= ${midnight}`,
    'invitations used': `invitations where used_at >= ${midnight}`,
    'sign-ins': `audit where action = 'sign-in' and at >= ${midnight}`,
    enquiries: `enquiries where state <> 'spam' and created_at >= ${midnight}`,
    'counted days of a year': `daily_figures where day > current_date - 366`,
  };
  for (const [what, from] of Object.entries(counted)) {
    const { rows } = await client.query<Record<string, string>>(
      `explain (analyze, timing off) select count(*) from ${from}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN'] ?? '');
    const scan =
      plan
        .find((text) => /Scan/.test(text))
        ?.replace(/\(.*/, '')
        .replace('->', '')
        .trim() ?? '';
    line(`${what}: ${scan}`, { ms: Number(/Execution Time: ([\d.]+)/.exec(plan.join('\n'))?.[1]) });
  }
}

async function measureCall(origin: string): Promise<void> {
  const client = new EagerClient(origin, 4);
  try {
    const cookie = await client.signIn('operator');
    for (const period of dashboardPeriods) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        const { status, body } = await client.ask(`/service/console/dashboard?period=${period}`, { cookie });
        if (status !== 200) throw new Error(`${period}: ${status} ${body}`);
        times.push(performance.now() - startedAt);
      }
      const p95 = p95Of(times);
      line(`the page's call, ${period}`, { 'p50, ms': medianOf(times), 'p95, ms': p95 });
      if (p95 > p95AtMostMs) ratio('', p95, `≤ ${p95AtMostMs} ms`, false);
    }
  } finally {
    client.close();
  }
}

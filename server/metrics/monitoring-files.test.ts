import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failures } from '../../contract/failures.ts';
import { clearRealPortals, freePort, makeDataDir, startRealPortal } from '../testing/real-portal.ts';
import { createTestDatabase, urlOf } from '../testing/test-database.ts';

const read = (name: string) => readFileSync(new URL(`../../deploy/monitoring/${name}`, import.meta.url), 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const rules = read('alerts.yaml').split('- alert:').slice(1);
const expressions = [
  ...rules.map((rule) => /expr:\s*\|?\s*([\s\S]*?)\n\s+(?:for|labels):/.exec(rule)?.[1] ?? ''),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

const words = new Set(['and', 'or', 'unless', 'offset', 'by', 'on', 'without', 'ignoring', 'bool']);
/** What Prometheus itself knows of a target. */
const ofPrometheus = new Set(['up']);

/** The metrics that an expression of PromQL names. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.])[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !words.has(name) && !/^\d/.test(name));
}

/** The values that matchers of a label name. */
const valuesOf = (label: string) =>
  new Set(
    expressions.flatMap((one) => [...one.matchAll(new RegExp(`\\b${label}="([^"]+)"`, 'g'))].map(([, v = '']) => v)),
  );

test('a running portal gives each metric that an alert or the dashboard names (spec: monitoring.alerts)', async () => {
  const database = await createTestDatabase();
  try {
    const environment = { DATABASE_URL: urlOf(database.connection), LOG_LEVEL: 'silent' };
    const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
    await portal.ready();
    const post = (path: string) =>
      fetch(portal.origin + path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    await fetch(`${portal.origin}/`);
    await post('/service/bl/password/recover?email=nobody%40example.kz');
    await post('/service/bl/get/token');
    const scrape = async () => (await fetch(`${portal.origin}/metrics`)).text();
    const done = 'portal_job_last_done_timestamp_seconds{queue="identity.recovery"}';
    await expect.poll(scrape).toContain(done);
    const body = await scrape();
    const given = new Set([...body.matchAll(/^([a-z_][a-z0-9_]*)[ {]/gm)].map(([, name]) => name));
    const wanted = new Set(expressions.flatMap(metricsIn));
    expect(wanted.size).toBeGreaterThan(10);
    expect([...wanted].filter((name) => !given.has(name) && !ofPrometheus.has(name))).toEqual([]);
    for (const queue of valuesOf('queue')) expect(body).toContain(`portal_job_runs_total{queue="${queue}",`);
    for (const call of valuesOf('call')) expect(body).toContain(`portal_calls_total{call="${call}",`);
  } finally {
    await clearRealPortals();
    await database.drop();
  }
});

test('the results of calls that they name are failures of the closed list', () => {
  const outcomes = new Set(['ok', 'done', 'failed', 'hit', ...Object.keys(failures)]);
  expect([...valuesOf('result')].filter((result) => !outcomes.has(result))).toEqual([]);
});

test('every panel has a title in Russian and asks for something', () => {
  expect(dashboard.panels.length).toBeGreaterThan(10);
  for (const { title, targets } of dashboard.panels) {
    expect(title).toMatch(/[а-я]/);
    expect(targets.every(({ expr }) => metricsIn(expr).length > 0)).toBe(true);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings, variableNames } from '../../server/infra/settings/index.ts';
import { root } from '../root.ts';

interface Service {
  configs?: { source: string; target: string }[];
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  deploy?: { replicas: number };
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  read_only?: boolean;
  depends_on?: Record<string, unknown>;
  build?: { dockerfile: string };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
interface Compose {
  services: Record<string, Service>;
  volumes: object;
  configs: Record<string, { content: string }>;
}

const compose: Compose = parse(read('compose.yaml'), { merge: true });
const { web, worker, database, pooler, mail } = compose.services as Record<string, Service>;
/** The lines `name = value` of a text. */
const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+) = (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
const poolerSettings = settingsOf(compose.configs[pooler?.configs?.[0]?.source ?? '']?.content ?? '');
const known = new Set<string>(variableNames);
/** The longest stop of a process, as server/stop-on-signals.ts has it. */
const stopSeconds = Number(/atMostMs = (\d+)_000;/.exec(read('server/stop-on-signals.ts'))?.[1]);

/** What the engine makes of the values on a machine that sets no variable but the password that it has to. */
function substitute(environment: Record<string, string>): Record<string, string> {
  const one = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) =>
      name === 'POSTGRES_PASSWORD' ? 'secret' : kind === '-' ? rest : '',
    );
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, one(String(value))]));
}

/** The compose file beside the portal that it starts (spec: installation.compose). */
describe.each([
  ['web', web],
  ['worker', worker],
] as const)('the service %s', (role, service) => {
  const environment = service?.environment ?? {};
  const settings = readSettings(substitute(environment));

  it('sets only variables that there are', () => {
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    expect(settings.ROLE).toBe(role);
  });

  it('reaches its neighbours where they listen', () => {
    const places = [settings.DATABASE_URL, settings.DATABASE_DIRECT_URL, settings.SMTP_URL].map((url = '') => {
      const { hostname, port } = new URL(url);
      return `${hostname}:${port}`;
    });
    expect(places).toEqual([`pooler:${poolerSettings.listen_port}`, 'database:5432', 'mail:1025']);
    expect(mail).toBeDefined();
    const { username, pathname } = new URL(settings.DATABASE_URL ?? '');
    expect([username, pathname]).toEqual([
      database?.environment.POSTGRES_USER,
      `/${database?.environment.POSTGRES_DB}`,
    ]);
    // The image hides the password in the list of users in the way that its own variable names.
    expect(pooler?.environment).toMatchObject({ DB_USER: username, AUTH_TYPE: poolerSettings.auth_type });
    expect(poolerSettings).toMatchObject({
      [database?.environment.POSTGRES_DB ?? '']: expect.stringContaining('host=database '),
    });
  });

  it('has the ports, paths and times of the portal', () => {
    expect(settings.HOST).toBe('0.0.0.0');
    for (const port of service?.ports ?? []) expect(port).toMatch(new RegExp(`^127\\.0\\.0\\.1:.*:${settings.PORT}$`));
    expect(service?.volumes).toEqual([`data:${settings.DATA_DIR}`]);
    expect(service?.read_only).toBe(true);
    const [kind, program, script = '', endpoint = ''] = service?.healthcheck?.test ?? [];
    expect([kind, program, existsSync(path.join(root, script))]).toEqual(['CMD', 'node', true]);
    expect(read('server/health.ts')).toContain(`app.get('${endpoint}'`);
    expect(stopSeconds).toBeGreaterThan(0);
    expect(Number.parseInt(service?.stop_grace_period ?? '', 10)).toBeGreaterThan(stopSeconds);
  });
});

describe('the compose file', () => {
  it('has a pooler that does what the guide asks of one', () => {
    const guide = settingsOf(read('docs/guide/several-machines.md'));
    const limits = /connect_query=.*/;
    expect(limits.exec(poolerSettings.portal ?? '')?.[0]).toBe(limits.exec(guide.portal ?? '')?.[0] ?? 'none');
    const same = ['pool_mode', 'default_pool_size', 'max_client_conn', 'query_timeout', 'idle_transaction_timeout'];
    for (const name of [...same, 'server_login_retry', 'server_connect_timeout'])
      expect([name, poolerSettings[name]]).toEqual([name, guide[name]]);
  });

  it('opens the ports that the sample for nginx asks', () => {
    const [, first, last] = /:(\d+)-(\d+):/.exec(web?.ports?.[0] ?? '') ?? [];
    const asked = [...read('deploy/nginx/portal.conf').matchAll(/^\s+server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) =>
      Number(port),
    );
    expect([asked[0], asked.at(-1), asked.length]).toEqual([Number(first), Number(last), web?.deploy?.replicas]);
  });

  it('declares every volume and names services that there are', () => {
    for (const service of Object.values(compose.services)) {
      for (const volume of service.volumes ?? []) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const name of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(name);
    }
  });
});

describe('the Containerfile', () => {
  const text = read('Containerfile');
  const steps = (name: string) => [...text.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

  it('runs scripts of the project alone', () => {
    expect(steps('RUN').length).toBeGreaterThan(0);
    for (const step of steps('RUN')) {
      expect(step).toMatch(/^node tools\/[\w/.-]+( [\w/-]+)*$/);
      expect(existsSync(path.join(root, step.split(' ')[1] ?? ''))).toBe(true);
    }
  });

  it('sets variables that there are, as its ports and folders', () => {
    const pairs = steps('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string]));
    const { NODE_ENV, ...environment } = Object.fromEntries(pairs);
    expect(NODE_ENV).toBe('production');
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    const settings = readSettings(environment);
    expect([steps('EXPOSE'), steps('VOLUME')]).toEqual([[String(settings.PORT)], [settings.DATA_DIR]]);
    expect([settings.DEMO, settings.HOST]).toEqual([false, '0.0.0.0']);
    expect(steps('USER')[0]).not.toMatch(/^(0|root)\b/);
  });

  it('is given the same files by every engine', () => {
    expect(read('.dockerignore')).toBe(read('.containerignore'));
    for (const [, name = ''] of read('.containerignore').matchAll(/^!(.+)$/gm))
      expect(existsSync(path.join(root, name)), name).toBe(true);
  });
});

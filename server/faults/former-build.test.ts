import { cp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Application } from '../../contract/applications.ts';
import { EagerClient } from '../testing/eager-client.ts';
import { clearRealPortals, freePort, makeDataDir, type RealPortal, startRealPortal } from '../testing/real-portal.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../testing/test-database.ts';

/** An update and the way back from it without a copy (spec: reliability.newer-schema). */
const root = new URL('../../', import.meta.url).pathname;

/** What the next build might bring: a column that is filled in after the start, and an index of it. */
const planted: Readonly<Record<string, string>> = {
  '9001-column': `-- compatible: a column that a trigger fills
    alter table applications add column planted text;
    create function fill_planted() returns trigger language plpgsql as $$
      begin new.planted = upper(new.name); return new; end $$;
    create trigger planted before insert or update on applications for each row execute function fill_planted();
    insert into backfills (name) values ('planted');`,
  '9002-index': `-- compatible: an index alone
-- without transaction
create index concurrently if not exists planted on applications (planted);`,
};

/** A part of the next build's pages. */
const nextPart = 'next-a1b2c3d4.js';

/** This build with the migrations and a part of the next one. */
async function makeNextBuild(): Promise<string> {
  const build = await makeDataDir();
  for (const name of ['contract', 'content', 'node_modules', 'web'])
    await symlink(path.join(root, name), path.join(build, name));
  for (const name of ['server', 'dist', 'package.json'])
    await cp(path.join(root, name), path.join(build, name), { recursive: true });
  for (const [name, text] of Object.entries(planted))
    await writeFile(path.join(build, 'server', 'migrations', `${name}.sql`), text);
  await writeFile(path.join(build, 'dist', 'client', 'assets', nextPart), '// the next build');
  return build;
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await clearRealPortals();
  await database.drop();
});

async function start(build = root): Promise<{ portal: RealPortal; client: EagerClient }> {
  const environment = { DATABASE_URL: urlOf(database.connection), DEMO: 'on', MAX_ADDS_IN_10_MINUTES: '100' };
  const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment, build });
  await portal.ready();
  return { portal, client: new EagerClient(portal.origin, 2) };
}

it('the build before reads what the next one wrote, beside it and after it, and the other way round', async () => {
  const before = await start();
  const cookie = await before.client.signIn();
  const add = async ({ client }: { client: EagerClient }, name: string) => {
    const asked = { method: 'POST', cookie, body: { code: 'ea', name } } as const;
    expect((await client.ask('/service/bl/application/add', asked)).status).toBe(200);
  };
  const namesAt = async ({ client }: { client: EagerClient }) => {
    const { body } = await client.ask('/service/bl/get/applications?count=4', { cookie });
    return (JSON.parse(body) as { content: Application[] }).content.map(({ name }) => name);
  };
  await add(before, 'До обновления');
  const next = await start(await makeNextBuild());
  await add(next, 'Новая сборка');
  await add(before, 'Прежняя рядом с ней');
  for (const side of [before, next])
    expect(await namesAt(side)).toEqual(
      expect.arrayContaining(['До обновления', 'Новая сборка', 'Прежняя рядом с ней']),
    );

  // A page of the next build may ask the one before for its parts.
  expect((await before.client.ask(`/assets/${nextPart}`)).body).toBe('// the next build');
  for (const { portal, client } of [before, next]) {
    client.close();
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  }
  const back = await start();
  // The demo's passwords are for the one start that has loaded it.
  expect(back.portal.said()).not.toContain('Demo-2026');
  expect((await back.client.ask(`/assets/${nextPart}`)).status).toBe(200);
  expect(back.portal.said()).toContain('the database has newer migrations, which fit this build');
  await add(back, 'После возвращения');
  expect(await namesAt(back)).toEqual(['После возвращения', 'Прежняя рядом с ней', 'Новая сборка', 'До обновления']);
  const { rows } = await database.pool.query("select name from applications where planted = 'ПОСЛЕ ВОЗВРАЩЕНИЯ'");
  expect(rows).toEqual([{ name: 'После возвращения' }]);
  await vi.waitFor(async () => expect((await back.client.ask('/readyz')).status).toBe(200), { timeout: 60_000 });
  back.client.close();
});

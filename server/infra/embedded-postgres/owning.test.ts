import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ownerLockKey } from './own-server.ts';
import { ask, Playground, readServerPid, signal } from './testing/owners.ts';

const playground = new Playground();
afterEach(() => playground.clear());
afterAll(() => playground.close());

const patience = { timeout: 60_000, interval: 20 };

async function kill(child: ReturnType<Playground['startApart']>['child']): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('two portals on one folder', () => {
  test('the second says who is there and harms nothing', async () => {
    const folder = await playground.makeUsedFolder();
    const first = await playground.start(folder);
    const pid = await readServerPid(folder);
    const second = playground.startApart(folder);
    expect(await second.answer).toMatch(
      new RegExp(`^failed StartFailure: \\[already-running\\].*process ${process.pid}.*DATA_DIR`),
    );
    expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readServerPid(folder)).toBe(pid);
  });

  test('of two first starts at once exactly one works', async () => {
    const folder = await playground.makeFolder();
    const owners = [playground.startApart(folder), playground.startApart(folder)];
    const answers = await Promise.all(owners.map((owner) => owner.answer));
    expect(answers.map((answer) => answer.split(' ')[0]).sort()).toEqual(['failed', 'ready']);
    expect(answers.find((answer) => answer.startsWith('failed'))).toContain('[already-running]');
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.log']);
  });
});

describe('after a kill', () => {
  test('of the portal, the next start takes its server over', async () => {
    const folder = await playground.makeUsedFolder();
    const { child, answer } = playground.startApart(folder);
    const connection = JSON.parse((await answer).slice('ready '.length));
    await ask(connection, `insert into kept values ('касса')`);
    const pid = await readServerPid(folder);
    await kill(child);

    const heir = await playground.start(folder);
    expect(await readServerPid(folder)).toBe(pid);
    expect(await ask(heir.connection, 'select word from kept')).toEqual([{ word: 'счёты' }, { word: 'касса' }]);
    await heir.stop();
    await expect(readServerPid(folder)).rejects.toThrow('ENOENT');
  });

  test('of the portal and its server, the next start recovers', async () => {
    const folder = await playground.makeUsedFolder();
    const { child, answer } = playground.startApart(folder);
    const connection = JSON.parse((await answer).slice('ready '.length));
    await ask(connection, `insert into kept values ('касса')`);
    signal(await readServerPid(folder), 'SIGKILL');
    await kill(child);
    const heir = await playground.start(folder);
    expect(await ask(heir.connection, 'select word from kept')).toEqual([{ word: 'счёты' }, { word: 'касса' }]);
  });

  test('of the server, the living portal starts it again and owns it again', async () => {
    const folder = await playground.makeUsedFolder();
    const { connection } = await playground.start(folder);
    for (let round = 0; round < 3; round += 1) {
      signal(await readServerPid(folder), 'SIGKILL');
      await expect
        .poll(() => ask(connection, 'select word from kept').catch(() => []), patience)
        .toEqual([{ word: 'счёты' }]);
    }
    // It answers a moment before it is owned again.
    const owners = `select from pg_locks where locktype = 'advisory' and objid = ${ownerLockKey} and granted`;
    await expect.poll(() => ask(connection, owners), patience).toHaveLength(1);
    expect(await playground.startApart(folder).answer).toContain('[already-running]');
  });

  test('of the server, a stop in the middle of the recovery leaves nothing running', async () => {
    const folder = await playground.makeUsedFolder();
    const database = await playground.start(folder);
    signal(await readServerPid(folder), 'SIGKILL');
    await expect
      .poll(
        () =>
          ask(database.connection, 'select 1').then(
            () => 'up',
            () => 'down',
          ),
        patience,
      )
      .toBe('up');
    await database.stop();
    await expect(readServerPid(folder)).rejects.toThrow('ENOENT');
  });

  test('in the middle of the server’s start, its lock file still empty, the next one waits', async () => {
    const folder = await playground.makeUsedFolder();
    const lock = path.join(folder, 'postgres', 'postmaster.pid');
    await writeFile(lock, '');
    const { answer } = playground.startApart(folder);
    // As the other server would, had it been refused.
    setTimeout(() => rm(lock, { force: true }), 700);
    expect(await answer).toMatch(/^ready /);
  });

  test('in the middle of the first start, the next one begins anew', async () => {
    const folder = await playground.makeFolder();
    const { child } = playground.startApart(folder);
    await expect
      .poll(async () => (await readdir(folder)).some((name) => name.startsWith('postgres.new-')), patience)
      .toBe(true);
    await kill(child);
    const heir = await playground.start(folder);
    expect(await ask(heir.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(process.platform === 'linux')(
    'and a restart of the machine, when a stranger has the old number',
    async () => {
      const folder = await playground.makeUsedFolder();
      const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: '/', stdio: 'ignore' });
      try {
        const place = path.join(folder, 'postgres');
        await writeFile(
          path.join(place, 'postmaster.pid'),
          `${stranger.pid}\n${place}\n1795225247\n5432\n.\n\n  2155703        30\nready   \n`,
        );
        await writeFile(path.join(place, '.s.PGSQL.5432.lock'), `${stranger.pid}\n${place}\n1795225247\n5432\n.\n`);
        const { connection } = await playground.start(folder);
        expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      } finally {
        stranger.kill('SIGKILL');
      }
    },
  );
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../../contract/applications.ts';
import { buildApplication } from '../../seed/index.ts';
import { createFakePlatform, type FakePlatform } from '../../testing/fake-platform.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const add = '/service/bl/application/add';
const patience = { timeout: 60_000, interval: 50 };

let test: TestPortal;
let platform: FakePlatform;
afterEach(() => test.close());

async function start(before: (platform: FakePlatform) => void = () => undefined): Promise<Member> {
  platform = createFakePlatform();
  before(platform);
  test = await createTestPortal({ working: true, hosting: platform });
  return makeMember(test);
}

async function listOf(member: Member): Promise<Application[]> {
  const answer = await member.get('/service/bl/get/applications');
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { content: Application[] }).content;
}

const becomes = (member: Member, status: string) =>
  vi.waitFor(async () => expect((await listOf(member)).map((one) => one.status)).toEqual([status]), patience);

describe('a preparation', () => {
  it('ends ready on the embedded platform, with an audit row', async () => {
    test = await createTestPortal({ working: true });
    const member = await makeMember(test);
    await member.post(add, { code: 'ea', name: 'Новая база' });
    await becomes(member, 'ready');
    const [application] = await listOf(member);
    const { rows } = await test.database.pool.query(
      "select subscriber_id from audit where action = 'application-ready' and object = $1",
      [application?.id],
    );
    expect(rows).toEqual([{ subscriber_id: member.subscriberId }]);
    expect((await member.get(application?.startUrl ?? '')).body).toContain('<title>Новая база');
  });

  it('asks the platform by one key, however often', async () => {
    const member = await start((platform) => {
      platform.says = 'preparation';
    });
    await member.post(add, { code: 'ea', name: 'Новая база' });
    await vi.waitFor(
      () => expect(platform.calls.filter((call) => call.startsWith('status')).length).toBeGreaterThan(1),
      patience,
    );
    platform.says = 'ready';
    await becomes(member, 'ready');
    const [application] = await listOf(member);
    expect(new Set(platform.calls)).toEqual(new Set([`add app-${application?.id}`, `status app-${application?.id}`]));
  });

  it('ends in an error when the platform says so, and the launch page tells', async () => {
    const member = await start((platform) => {
      platform.says = 'error';
    });
    await member.post(add, { code: 'ea', name: 'Новая база' });
    await becomes(member, 'error');
    const [application] = await listOf(member);
    const launch = await member.get(`/apps/launch/${application?.id}`);
    expect(launch.statusCode).toBe(200);
    expect(launch.body).not.toContain('http-equiv="refresh"');
  });

  it.each(['down', 'nonsense'] as const)('waits while the platform is %s, and ends ready after it', async (mood) => {
    const member = await start((platform) => {
      platform.mood = mood;
    });
    await member.post(add, { code: 'ea', name: 'Новая база' });
    await vi.waitFor(() => expect(platform.calls.length).toBeGreaterThan(1), patience);
    const [application] = await listOf(member);
    expect(application?.status).toBe('preparation');
    const failed = "select 1 from jobs.job where name = 'applications.prepare' and state in ('retry', 'failed')";
    expect((await test.database.pool.query(failed)).rows).toEqual([]);
    const launch = await member.get(`/apps/launch/${application?.id}`);
    expect(launch.statusCode).toBe(200);
    expect(launch.body).toContain('http-equiv="refresh"');
    platform.mood = 'well';
    await becomes(member, 'ready');
  });

  it('of an application added while the platform hangs holds up no request, and ends ready', async () => {
    const member = await start((platform) => {
      platform.mood = 'hung';
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => member.post(add, { code: 'ea', name: `№ ${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await listOf(member)).every(({ status }) => status === 'preparation')).toBe(true);
    platform.mood = 'well';
    await vi.waitFor(async () => expect((await listOf(member)).every(({ status }) => status === 'ready')).toBe(true), {
      ...patience,
      timeout: 60_000,
    });
  });

  it('begun when the platform is back after hours is not given up', async () => {
    platform = createFakePlatform();
    platform.says = 'preparation';
    test = await createTestPortal({ hosting: platform });
    const member = await makeMember(test);
    const id = await buildApplication(test.database.db, {
      subscriberId: member.subscriberId,
      solutionCode: 'ea',
      name: 'Долгая',
      status: 'preparation',
    });
    await test.database.pool.query("update applications set created_at = now() - interval '5 hours'");
    await test.portal.work();
    await vi.waitFor(() => expect(platform.calls).toContain(`status app-${id}`), patience);
    platform.says = 'ready';
    await becomes(member, 'ready');
  });

  it('left behind by a killed process is taken up at the start', async () => {
    test = await createTestPortal();
    const member = await makeMember(test);
    await buildApplication(test.database.db, {
      subscriberId: member.subscriberId,
      solutionCode: 'ea',
      name: 'Брошенная',
      status: 'preparation',
    });
    await test.portal.work();
    await becomes(member, 'ready');
  });
});

describe('a new name', () => {
  it.each(['well', 'down'] as const)('is told to a platform that is %s, by a job', async (mood) => {
    const member = await start();
    await member.post(add, { code: 'ea', name: 'Старое' });
    await becomes(member, 'ready');
    const [application] = await listOf(member);
    platform.mood = mood;
    const answer = await member.post('/service/bl/application/rename', { url: application?.url, name: 'Новое' });
    expect(answer.statusCode).toBe(200);
    const renamed = `rename app-${application?.id}`;
    await vi.waitFor(() => expect(platform.calls).toContain(renamed), patience);
    platform.mood = 'well';
    const count = () => platform.calls.filter((call) => call === renamed).length;
    await vi.waitFor(() => expect(count()).toBe(mood === 'well' ? 1 : 2), patience);
  });
});

describe('the embedded platform', () => {
  it('makes one stand of a key, and keeps its first name', async () => {
    const { createEmbeddedHosting, findStand } = await import('../hosting/index.ts');
    test = await createTestPortal();
    const hosting = createEmbeddedHosting(test.database.db, 600);
    const stand = { key: 'app-1', solutionCode: 'ea', name: 'Первое' };
    await Promise.all([hosting.add(stand), hosting.add({ ...stand, name: 'Первое' }), hosting.add(stand)]);
    await hosting.add({ ...stand, name: 'Второе' });
    expect(await findStand(test.database.db, 'app-1')).toMatchObject({ name: 'Первое', ready: false });
    expect(await hosting.status('app-1')).toBe('preparation');
    expect(await hosting.status('app-2')).toBe('error');
    await hosting.rename('app-1', 'Третье');
    expect(await findStand(test.database.db, 'app-1')).toMatchObject({ name: 'Третье' });
  });
});

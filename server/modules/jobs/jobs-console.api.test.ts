import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobWords } from '../../../contract/jobs.words.ts';
import { listQueues } from '../../define-jobs.ts';
import { makeFailedJob } from '../../testing/daily-work.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { keepFailedJobs } from './index.ts';

const root = '/service/console/jobs';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { name: 'Оператор', roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const stateOf = async (id: string) => {
  const { rows } = await test.database.pool.query(
    'select state, retry_limit > retry_count as again from jobs.job where id = $1',
    [id],
  );
  return rows[0];
};
const show = async (id: string) => (await operator.get(`${root}/${id}`)).json();

describe('the jobs in the console (spec: reliability.failed-jobs)', () => {
  it('that have gone wrong are listed with what to do, in Russian', async () => {
    const id = await makeFailedJob(test, 'connect ECONNREFUSED 10.0.0.7:25');
    const { items } = (await operator.get(root, { query: { state: 'troubled', q: 'название для платформы' } })).json();
    expect(items.find((job: { id: string }) => job.id === id)).toMatchObject({
      queue: 'applications.rename',
      state: 'failed',
      attempts: 101,
      subject: '0',
      problem: { what: 'Не удалось соединиться с другой службой.', next: expect.stringContaining('«Повторить»') },
    });
  });

  it('show no secrets: neither what they were given nor addresses, passwords and keys in the words of the program', async () => {
    const id = await makeFailedJob(
      test,
      'EAUTH smtps://robot:hunter2@mail.example refused aigul@people.example, token=abcd key 0123456789abcdef0123456789abcdef',
    );
    const { pool } = test.database;
    await pool.query(
      `update jobs.job set name = 'identity.recovery', data = '{"id": "aigul@people.example", "code": "Х7"}' where id = $1`,
      [id],
    );
    const job = await show(id);
    expect(job).toMatchObject({ subject: null, said: expect.stringContaining('EAUTH') });
    expect(job.problem.what).toBe('Другая служба не приняла имя или пароль портала.');
    const [listed] = (await operator.get(root, { query: { q: id } })).json().items;
    for (const shown of [JSON.stringify(job), JSON.stringify(listed)])
      expect(shown).not.toMatch(/hunter2|aigul|people\.example|abcd|0123456789|Х7/);
  });

  it('are retried, one or many, whatever has become of the others, and the audit has a row of each', async () => {
    const [one, other, gone] = [await makeFailedJob(test), await makeFailedJob(test), await makeFailedJob(test)];
    await test.database.pool.query("update jobs.job set state = 'completed' where id = $1", [gone]);
    const answer = await operator.post(`${root}-to-retry`, { ids: [one, other, gone] });
    expect(answer.json()).toEqual({ done: 2, skipped: 1 });
    expect(await stateOf(one)).toEqual({ state: 'retry', again: true });
    expect(await stateOf(gone)).toMatchObject({ state: 'completed' });
    const { rows } = await test.database.pool.query(
      'select a.action, v.before, v.after from audit a join audit_values v on v.audit_id = a.id where a.object = $1',
      [`job:applications.rename:${one}`],
    );
    expect(rows).toEqual([{ action: 'job-retried', before: { state: 'failed' }, after: { state: 'retry' } }]);
  });

  it('are forgotten, and what runs or is done is left alone with a sentence', async () => {
    const id = await makeFailedJob(test);
    expect((await operator.post(`${root}-to-forget`, { ids: [id] })).json()).toEqual({ done: 1, skipped: 0 });
    expect(await stateOf(id)).toBeUndefined();
    for (const verb of ['retry', 'forget']) {
      const refused = await operator.post(`${root}-to-${verb}`, { ids: [id] });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'jobs.none-failed']);
    }
    expect((await operator.get(`${root}/${id}`)).statusCode).toBe(404);
  });

  it('that are tried no more stay for a month, those that were done for a day', async () => {
    const [failed, done] = [await makeFailedJob(test), await makeFailedJob(test)];
    const { pool } = test.database;
    await pool.query('update jobs.job set deletion_seconds = 86400 where id = any($1)', [[failed, done]]);
    await pool.query("update jobs.job set state = 'completed' where id = $1", [done]);
    await keepFailedJobs(test.database.db, 30);
    const { rows } = await pool.query('select id, deletion_seconds / 86400 as days from jobs.job where id = any($1)', [
      [failed, done],
    ]);
    expect(Object.fromEntries(rows.map(({ id, days }) => [id, days]))).toEqual({ [failed]: 30, [done]: 1 });
  });

  it('have words in Russian, whatever the queue', async () => {
    const queues = (await listQueues()).map(({ name }) => name);
    expect(queues.filter((name) => !jobWords[name])).toEqual([]);
  });
});

describe('a retried job', () => {
  it('is run by the portal', async () => {
    const working = await createTestPortal({ working: true });
    try {
      const person = await makeMember(working, { name: 'Оператор', roles: ['operator'], subscribers: [] });
      // An application that is gone leaves nothing to rename: the job ends well.
      const id = await makeFailedJob(working);
      await person.post(`${root}-to-retry`, { ids: [id] });
      await vi.waitFor(
        async () => expect((await person.get(`${root}/${id}`)).json()).toMatchObject({ state: 'done', problem: null }),
        { timeout: 60_000, interval: 200 },
      );
    } finally {
      await working.close();
    }
  });
});

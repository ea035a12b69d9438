import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InstallationFinding } from '../../../contract/installation.ts';
import { noteCopy } from '../../infra/backup/index.ts';
import { makeFailedJob } from '../../testing/daily-work.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal({ environment: { PUBLIC_URL: 'http://127.0.0.1:9' } });
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

async function read() {
  const answer = await operator.get('/service/console/installation');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{
    findings: InstallationFinding[];
    copies: Record<'made' | 'tried', { file: string; bytes: number | null; failure: string | null } | null>;
  }>();
}

const about = async (title: string) => (await read()).findings.filter((found) => found.title === title);

/** The screen «Состояние» (spec: installation.state, installation.copies). */
describe('what is wrong with the installation', () => {
  it('is said in Russian, the worst first, each fault with its next step', async () => {
    await test.database.pool.query(
      `insert into mails (key, kind, recipient_name, recipient_address, subject, html, text, state)
       values ('dead', 'test', 'Дана', 'dana@people.example', 'Тема', '', '', 'dead')`,
    );
    const { findings } = await read();
    const order = findings.map(({ state }) => ['wrong', 'unknown', 'well'].indexOf(state));
    expect(order).toEqual([...order].sort());
    for (const { state, says, next } of findings) {
      expect(says).toMatch(/[а-яё]|^(Node\.js|PostgreSQL) /i);
      if (state === 'wrong') expect(next).toMatch(/[а-яё]/);
    }
    expect(findings).toContainEqual(
      expect.objectContaining({
        title: 'Письма',
        state: 'wrong',
        says: expect.stringContaining('Отложенных писем: 1'),
      }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ title: 'Часы', state: 'well' }));
  });

  it('names jobs that nobody takes, and those that fail again and again', async () => {
    await test.database.pool.query(
      `insert into jobs.job (name, state, start_after) select 'mail.deliver', 'created', now() - interval '1 hour'`,
    );
    await test.database.pool.query(
      `insert into jobs.job (name, state, retry_count, output) select 'mail.deliver', 'retry', 20, '{"message": "no route"}'`,
    );
    const found = (await about('Задания')).map(({ says }) => says);
    expect(found).toContainEqual(expect.stringMatching(/«Отправка письма» никто не берёт.*минут: 60/));
    expect(found).toContainEqual(expect.stringMatching(/«Отправка письма» не удаются.*no route/));
    const silence = expect.stringMatching(/по расписанию не появлялись/);
    expect(found).not.toContainEqual(silence);
    const save = (ago: string) =>
      test.database.pool.query(
        `insert into jobs.schedule (name, cron, updated_on) values ('mail.sweep', '* * * * *', now() - $1::interval)
         on conflict (name, key) do update set updated_on = excluded.updated_on`,
        [ago],
      );
    await save('1 hour');
    expect((await about('Задания')).map(({ says }) => says)).toContainEqual(silence);
    // A portal that has just started has saved its schedule just now.
    await save('1 minute');
    expect((await about('Задания')).map(({ says }) => says)).not.toContainEqual(silence);
    expect(found).not.toContain('Фоновые задания выполняются');
  });

  it('promises no retry of a job that is tried no more: it sends to «Фоновые задания», with the words of its screen', async () => {
    await makeFailedJob(test, 'smtps://robot:hunter2@mail.example refused aigul@people.example');
    const [found] = (await about('Задания')).filter(({ says }) => says.includes('больше не повторяются'));
    expect(found?.says).toMatch(/^Задания «Новое название приложения.* их 1\. Причина последнего: …@…/);
    expect(found?.says).not.toMatch(/applications\.rename|hunter2|aigul/);
    expect(found?.next).toMatch(/«Фоновые задания».*«Повторить»/);
    expect(found?.next).not.toContain('само');
  });

  it('has no password of the settings', async () => {
    const other = await createTestPortal({ environment: { SMTP_URL: 'smtp://portal:very-secret@127.0.0.1:9' } });
    const someone = await makeMember(other, { roles: ['operator'], subscribers: [] });
    const { body, statusCode } = await someone.get('/service/console/installation');
    await other.close();
    expect([statusCode, body]).toEqual([200, expect.stringContaining('127.0.0.1:9')]);
    expect(body).not.toContain('very-secret');
  });
});

describe('the copies', () => {
  it('are those that the commands have noted; an operator notes one tried elsewhere', async () => {
    expect((await read()).copies).toEqual({ made: null, tried: null });
    expect((await about('Копии')).map(({ says }) => says).join()).toContain('Копий ещё не было');
    const { connection } = test.database;
    await noteCopy(connection, { kind: 'made', file: '/var/backups/portal-1.tar.zst', bytes: 2 ** 20 });
    await noteCopy(connection, { kind: 'made', file: '/var/backups', failure: 'the disk is full' });
    await noteCopy(connection, {
      kind: 'tried',
      file: 'portal-0.tar.zst',
      failure: '[backup-cut] The copy is cut short: its end is missing. Nothing was changed.',
    });
    const tried = (await about('Копии')).map(({ says }) => says).find((says) => says.includes('portal-0'));
    expect(tried).toMatch(/не восстановилась .*: у неё нет конца$/);
    expect((await read()).copies.tried?.failure).toBe('у неё нет конца');
    await test.database.pool.query(`delete from copies where kind = 'tried'`);
    expect((await read()).copies.made).toMatchObject({ file: 'portal-1.tar.zst', bytes: 2 ** 20 });
    const said = (await about('Копии')).map(({ says }) => says).join();
    expect(said).toContain('на диске закончилось место');
    expect(said).toContain('ни разу не проверяли');

    const noted = await operator.post('/service/console/installation/note-tried-copy', { file: ' portal-1.tar.zst ' });
    expect(noted.statusCode).toBe(200);
    expect((await read()).copies.tried).toMatchObject({ file: 'portal-1.tar.zst', failure: null });
    const { rows } = await test.database.pool.query(
      `select object from audit where action = 'copy-tried' and user_id = $1`,
      [operator.userId],
    );
    expect(rows).toEqual([{ object: 'portal-1.tar.zst' }]);
    const empty = await operator.post('/service/console/installation/note-tried-copy', { file: ' ' });
    expect([empty.statusCode, empty.json().fields]).toEqual([400, { file: 'Укажите файл копии.' }]);
  });
});

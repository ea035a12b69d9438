import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../infra/database/index.ts';
import { Jobs } from '../../infra/jobs/index.ts';
import { createLog } from '../../infra/log/index.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { unclearFate } from './deliver-mail.ts';
import { renderLetter } from './letters/letter.ts';
import { openOutbox } from './outbox.ts';
import { type Behaviour, type SmtpDouble, startSmtpDouble } from './testing/smtp-double.ts';

/** How the mail server treats the letter at its first attempts; afterwards it takes it. */
const fates: Readonly<Record<string, readonly Behaviour[]>> = {
  accepted: [],
  delayed: ['delay'],
  'busy once': ['busy'],
  'busy twice': ['busy', 'busy'],
  refused: ['refuse-recipient'],
  'dropped before': ['drop-before-content', 'delay'],
  'dropped after': ['drop-after-content'],
};
const ofEach = 4;

let test: TestPortal;
let smtp: SmtpDouble;
beforeEach(async () => {
  smtp = await startSmtpDouble();
  test = await createTestPortal({ environment: { SMTP_URL: smtp.url }, working: true });
});
afterEach(async () => {
  await smtp.stop();
  await test.close();
});

const nameOf = (fate: string, index: number) => `${fate.replaceAll(' ', '-')}-${index}`;
const rows = () => test.database.db.selectFrom('mails').selectAll().execute();

/** Attempts whose time has not come are brought forward until none waits. */
async function letTimePass(): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = (await rows()).filter(({ state }) => state === 'queued' || state === 'sending');
      for (const { id } of waiting.filter(({ attempts, state }) => attempts > 0 && state === 'queued')) {
        await test.database.db
          .updateTable('mails')
          .set({ next_attempt_at: new Date(0) })
          .where('id', '=', id)
          .execute();
        await test.portal.jobs.send(test.database.db, 'mail.deliver', { id });
      }
      expect(waiting).toEqual([]);
    },
    { timeout: 60_000, interval: 300 },
  );
}

it('loses nothing, sends nothing twice and sets aside what it cannot deliver, on two servers at once', async () => {
  smtp.behave((address, attempt) => {
    const fate = address.slice(0, address.lastIndexOf('-')).replaceAll('-', ' ');
    return fates[fate]?.[attempt] ?? 'accept';
  });
  const log = createLog('silent');
  const second = openDatabase(test.database.connection, { onIdleError: () => undefined });
  const jobs = new Jobs(test.database.connection, log);
  const { db } = second;
  const outbox = openOutbox({ jobs, db, log, settings: test.settings });
  await jobs.start();
  await jobs.work();

  const words = { subject: 'Проба', preview: '—', heading: '—', blocks: [], why: '—' };
  const letter = { ...renderLetter(words, 'http://p.test'), secrets: [] };
  const keys = Object.keys(fates).flatMap((fate) => Array.from({ length: ofEach }, (_, index) => nameOf(fate, index)));
  for (const key of [...keys, ...keys]) {
    const mail = { key, kind: 'test', to: { name: key, address: `${key}@people.example` }, letter };
    await test.portal.outbox.queueMail(test.database.db, mail);
  }
  await letTimePass();
  await jobs.stop(5_000);
  outbox.close();
  await second.close();

  const taken = smtp.taken.flatMap(({ envelopeTo }) => envelopeTo.map((to) => to.split('@')[0] ?? ''));
  expect(new Set(taken).size, 'a letter was taken twice').toBe(taken.length);
  const ended = new Map((await rows()).map((row) => [row.key, row]));
  expect([...ended.keys()].sort()).toEqual([...keys].sort());
  for (const key of keys) {
    const row = ended.get(key);
    const refused = key.startsWith('refused');
    const unclear = key.startsWith('dropped-after');
    expect([key, row?.state]).toEqual([key, refused || unclear ? 'dead' : 'sent']);
    expect([key, taken.includes(key)]).toEqual([key, !refused]);
    if (unclear) expect(row?.last_error).toBe(unclearFate);
    if (refused) expect(row?.last_error).toContain('550');
  }
});

it('that hangs makes no request slower and no letter lost', async () => {
  smtp.behave('hang');
  const question = { formId: 13, name: 'Айгуль', email: 'aigul@people.example', text: 'Вопрос', consent: true };
  const answer = await test.post('/api/v1/enquiries', question);
  expect(answer.statusCode).toBe(200);
  await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThan(0), 60_000);
  // The server has the letter and says nothing: other requests and the answers to them do not wait for it.
  expect((await test.post('/api/v1/enquiries', question)).statusCode).toBe(200);
  expect((await rows()).every(({ state }) => state === 'sending' || state === 'queued')).toBe(true);
});

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../infra/database/index.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { unclearFate } from './deliver-mail.ts';
import { renderLetter } from './letters/letter.ts';
import { endLostClaims } from './mail.store.ts';
import { type SmtpDouble, startSmtpDouble } from './testing/smtp-double.ts';

const code = 'ABCD-EFGH-JKMN-PQRS';
const letter = {
  ...renderLetter(
    {
      subject: 'Проба',
      preview: 'Начало',
      heading: 'Здравствуйте!',
      blocks: [
        { kind: 'text', spans: [{ text: 'Слова.', isBold: false }] },
        { kind: 'code', code },
      ],
      why: '—',
    },
    'https://portal.example',
  ),
  secrets: [code],
};
const to = { name: 'Айгуль Сейтова', address: 'aigul@people.example' };

let test: TestPortal;
let smtp: SmtpDouble;
beforeEach(async () => {
  smtp = await startSmtpDouble();
});
afterEach(async () => {
  await smtp.stop();
  await test.close();
});

const start = async (environment: Record<string, string> = { SMTP_URL: smtp.url }, onLog?: (line: string) => void) => {
  test = await createTestPortal({ environment, working: true, ...(onLog && { onLog }) });
};
const queue = (key: string, changes: { to?: typeof to; letter?: typeof letter } = {}) =>
  test.portal.outbox.queueMail(test.database.db, { key, kind: 'test', to, letter, ...changes });
const row = (key: string) =>
  test.database.db.selectFrom('mails').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
const until = (key: string, state: string) =>
  vi.waitFor(async () => expect((await row(key)).state).toBe(state), { timeout: 60_000, interval: 50 });
/** Lets the time until the next attempt pass. */
const makeDue = async (key: string) => {
  const { id } = await row(key);
  await test.database.db
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await test.portal.jobs.send(test.database.db, 'mail.deliver', { id });
};

describe('a letter through a mail server', () => {
  it('arrives once, in both forms, and is kept without its codes', async () => {
    await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Счёты <noreply@portal.example>' });
    expect(await queue('one')).toBe(true);
    expect(await queue('one')).toBe(false);
    await until('one', 'sent');
    expect(smtp.taken).toHaveLength(1);
    const [{ email, envelopeTo } = { email: undefined, envelopeTo: [] }] = smtp.taken;
    expect(envelopeTo).toEqual([to.address]);
    expect(email).toMatchObject({
      subject: 'Проба',
      from: { name: 'Счёты', address: 'noreply@portal.example' },
      to: [to],
      html: expect.stringContaining('Здравствуйте!'),
      text: expect.stringContaining('Слова.'),
    });
    expect(email?.messageId).toMatch(/^<[0-9a-f]{32}@portal\.example>$/);
    const kept = await row('one');
    expect(kept).toMatchObject({ attempts: 1, secrets: [], server_answer: expect.stringMatching(/^250 /) });
    for (const body of [kept.html, kept.text]) {
      expect(body).toContain('Слова.');
      expect(body).toContain('••••');
      expect(body).not.toContain(code);
    }
    expect(email?.text).toContain(code);
  });

  it('can be stopped by one request of the mail program, where its topic may be refused', async () => {
    await start();
    const unsubscribeUrl = 'https://portal.example/unsubscribe/abc';
    const queued = await inTransaction(test.database.db, (transaction) =>
      test.portal.outbox.queueMails(transaction, [
        { key: 'list', kind: 'test', to, letter, unsubscribeUrl },
        { key: 'list', kind: 'test', to, letter, unsubscribeUrl },
        { key: 'plain', kind: 'test', to, letter },
      ]),
    );
    expect(queued).toBe(2);
    await until('list', 'sent');
    await until('plain', 'sent');
    const headersOf = (index: number) =>
      Object.fromEntries(smtp.taken[index]?.email.headers.map(({ key, value }) => [key, value]) ?? []);
    const [one, other] = [headersOf(0), headersOf(1)];
    const [list, plain] = 'list-unsubscribe' in one ? [one, other] : [other, one];
    expect(list).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(plain).not.toHaveProperty('list-unsubscribe');
  });

  it('leaves once however many ask for it at once', async () => {
    await start();
    const asked = await Promise.all(Array.from({ length: 20 }, () => queue('many')));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const { id } = await row('many');
    await Promise.all(
      Array.from({ length: 20 }, () => test.portal.jobs.send(test.database.db, 'mail.deliver', { id })),
    );
    await until('many', 'sent');
    await queue('after');
    await until('after', 'sent');
    expect(smtp.taken).toHaveLength(2);
  });

  it('is not there when the business transaction is rolled back', async () => {
    await start();
    const rolledBack = inTransaction(test.database.db, async (transaction) => {
      await test.portal.outbox.queueMail(transaction, { key: 'undone', kind: 'test', to, letter });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await queue('done');
    await until('done', 'sent');
    expect(smtp.taken).toHaveLength(1);
    expect(await test.database.db.selectFrom('mails').select('key').execute()).toEqual([{ key: 'done' }]);
  });

  it('keeps strange names and subjects out of its headers', async () => {
    await start();
    await queue('strange', {
      to: { name: 'A\r\nBcc: thief@evil.example\r\n\r\nBody', address: to.address },
      letter: { ...letter, subject: 'Вопрос\r\nBcc: thief@evil.example' },
    });
    await until('strange', 'sent');
    const [{ email, envelopeTo } = { email: undefined, envelopeTo: [] }] = smtp.taken;
    expect(envelopeTo).toEqual([to.address]);
    expect(email?.bcc ?? []).toEqual([]);
    expect(email?.subject).toBe('Вопрос Bcc: thief@evil.example');
    expect(email?.to).toEqual([{ name: 'A Bcc: thief@evil.example Body', address: to.address }]);
  });

  it.each([
    'a@b.example, thief@evil.example',
    'a@b.example\r\nRCPT TO:<thief@evil.example>',
    'nobody',
    '<a@b.example>',
  ])('does not go to what is no single address: %j', async (address) => {
    await start();
    await expect(queue('wrong', { to: { name: '', address } })).rejects.toThrow();
  });
});

describe('a mail server that fails', () => {
  it('is asked again after a minute, and logs hold no address', async () => {
    const lines: string[] = [];
    await start({ SMTP_URL: smtp.url, LOG_LEVEL: 'info' }, (line) => lines.push(line));
    smtp.behave('busy');
    await queue('busy');
    await vi.waitFor(async () => expect(await row('busy')).toMatchObject({ state: 'queued', attempts: 1 }), 60_000);
    const { next_attempt_at: next, last_error: error } = await row('busy');
    expect(error).toContain('451');
    expect(next.getTime() - Date.now()).toBeGreaterThan(50_000);
    expect(next.getTime() - Date.now()).toBeLessThan(70_000);
    smtp.behave('accept');
    await makeDue('busy');
    await until('busy', 'sent');
    expect(smtp.taken).toHaveLength(1);
    expect(lines.join('')).toContain('did not leave');
    expect(lines.join('')).not.toContain(to.address);
  });

  it('that says the recipient does not exist is believed', async () => {
    await start();
    smtp.behave('refuse-recipient');
    await queue('unknown');
    await until('unknown', 'dead');
    expect((await row('unknown')).last_error).toContain('550');
    expect(await test.portal.outbox.counts()).toMatchObject({ dead: 1 });
  });

  it.each(['demand-password', 'refuse-sender'] as const)(
    'that refuses the portal itself (%s) gets the letter again when the settings are right',
    async (behaviour) => {
      await start();
      smtp.behave(behaviour);
      await queue('ours');
      const last_error = expect.stringMatching(/5\d\d/);
      const put = { attempts: 1, state: expect.not.stringMatching('sending'), last_error };
      await vi.waitFor(async () => expect(await row('ours')).toMatchObject(put), 60_000);
      expect((await row('ours')).state).toBe('queued');
      smtp.behave('accept');
      await makeDue('ours');
      await until('ours', 'sent');
    },
  );

  it('that drops the line before the content gets the letter again', async () => {
    await start();
    smtp.behave('drop-before-content');
    await queue('early');
    await vi.waitFor(async () => expect(await row('early')).toMatchObject({ state: 'queued', attempts: 1 }), 60_000);
    smtp.behave('accept');
    await makeDue('early');
    await until('early', 'sent');
    expect(smtp.taken).toHaveLength(1);
  });

  it('that drops the line after the content never gets a second one', async () => {
    await start();
    smtp.behave('drop-after-content');
    await queue('late');
    await until('late', 'dead');
    expect((await row('late')).last_error).toBe(unclearFate);
    expect(smtp.taken).toHaveLength(1);
  });

  it('that is not there at all is waited for, ten attempts more and no further', async () => {
    await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await queue('down');
    await vi.waitFor(async () => expect(await row('down')).toMatchObject({ state: 'queued', attempts: 1 }), 60_000);
    await test.database.db.updateTable('mails').set({ attempts: 10 }).where('key', '=', 'down').execute();
    await makeDue('down');
    await until('down', 'dead');
  });
});

describe('a letter whose process was killed', () => {
  const claimAs = async (key: string, handed: boolean) => {
    await queue(key);
    const past = new Date(Date.now() - 600_000);
    await test.database.db
      .updateTable('mails')
      .set({ state: 'sending', attempts: 1, claimed_at: past, handed_at: handed ? past : null })
      .where('key', '=', key)
      .execute();
  };

  it('goes out again when it had not begun to leave, and is set aside when it may have arrived', async () => {
    test = await createTestPortal({ environment: { SMTP_URL: smtp.url } });
    await claimAs('before', false);
    await claimAs('after', true);
    expect(await endLostClaims(test.database.db, false, unclearFate)).toEqual({ queued: 1, dead: 1 });
    expect((await row('before')).state).toBe('queued');
    expect(await row('after')).toMatchObject({ state: 'dead', last_error: unclearFate });
    await test.portal.work();
    await until('before', 'sent');
    expect(smtp.taken).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('a letter becomes one file for its owner alone', async () => {
    await start({});
    await queue('file');
    await until('file', 'sent');
    const folder = join(test.settings.DATA_DIR, 'outbox');
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^[\dTZ-]+-\d+\.eml$/)]);
    const file = join(folder, names[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const raw = await readFile(file);
    expect(await PostalMime.parse(raw)).toMatchObject({ to: [to], subject: 'Проба' });
    expect(
      raw
        .toString()
        .split('\r\n')
        .every((line) => line.length <= 998),
    ).toBe(true);
    expect((await row('file')).html).not.toBe('');
  });
});

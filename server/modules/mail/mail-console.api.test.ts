import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleMail, WholeMail } from '../../../contract/mail-console.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createRecordingTransport } from '../../testing/recording-transport.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const mails = '/service/console/mails';
const { mailTransport, mail: server } = createRecordingTransport();

let test: TestPortal;
let operator: Member;
let address: string;
beforeAll(async () => {
  test = await createTestPortal({ working: true, mailTransport, environment: { SMTP_URL: 'smtp://mail.test:25' } });
  address = `${unique('operator')}@people.example`;
  operator = await makeMember(test, { name: 'Ерлан Операторов', email: address, roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

interface Stored {
  kind?: string;
  state?: string;
  attempts?: number;
  error?: string;
  secrets?: string[];
  html?: string;
  at?: string;
  name?: string;
  key?: string;
  stop?: string;
}

/** A letter of the outbox to an address of its own, whose next attempt is far off. */
async function store(of: Stored = {}): Promise<{ id: string; to: string }> {
  const to = `${unique('reader')}@people.example`;
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into mails (key, kind, recipient_name, recipient_address, subject, html, text, state, attempts, last_error,
       secrets, created_at, next_attempt_at, unsubscribe_url)
     values ($1, $2, $3, $4, 'Подписка заканчивается', $5, 'Слова письма', $6, $7, $8, $9, coalesce($10, now()),
       now() + interval '6 hours', $11) returning id::text`,
    [
      of.key ?? unique('letter'),
      of.kind ?? 'welcome',
      of.name ?? 'Айгуль Сейтова',
      to,
      of.html ?? '<p>Слова письма</p>',
      of.state ?? 'sent',
      of.attempts ?? 1,
      of.error ?? null,
      of.secrets ?? [],
      of.at ?? null,
      of.stop ?? null,
    ],
  );
  return { id: rows[0]?.id ?? '', to };
}

async function list(query: Record<string, string>): Promise<string[]> {
  const answer = await operator.get(mails, { query });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.json<{ items: ConsoleMail[] }>().items.map(({ id }) => id);
}
const read = async (id: string) => (await operator.get(`${mails}/${id}`)).json<WholeMail>();
const arrived = (to: string) => server.delivered.filter((raw) => raw.includes(to)).length;

describe('the outbox in the console', () => {
  it('tells which letters have stayed in the folder of a portal without a mail server, and finds none as sent', async () => {
    const folder = await createTestPortal({ environment: {} });
    try {
      const reader = await makeMember(folder, { roles: ['operator'], subscribers: [] });
      await folder.database.pool.query(
        `insert into mails (key, kind, recipient_name, recipient_address, subject, html, text, state, server_answer)
         select 'folder' || number, 'welcome', 'Айгуль', 'a@people.example', 'Тема', '', 'Слова', state, answer
         from (values (1, 'sent', null), (2, 'sent', '250 taken'), (3, 'dead', null)) of (number, state, answer)
         order by number`,
      );
      const { items } = (await reader.get(mails)).json<{ items: ConsoleMail[] }>();
      expect(items.map(({ state, isCaught }) => [state, isCaught])).toEqual([
        ['dead', false],
        ['sent', false],
        ['sent', true],
      ]);
      const found = async (state: string) =>
        (await reader.get(mails, { query: { state } })).json<{ items: ConsoleMail[] }>().items;
      expect((await found('caught')).map(({ isCaught }) => isCaught)).toEqual([true]);
      expect((await found('sent')).map(({ isCaught }) => isCaught)).toEqual([false]);
    } finally {
      await folder.close();
    }
  });

  it('is searched by recipient and subject, and filtered by kind, day and state (spec: mail.console)', async () => {
    const name = `Дана${unique('').replace(/\W/g, '')}`;
    const waiting = await store({ name, state: 'queued', attempts: 0 });
    const retrying = await store({ name, state: 'queued', attempts: 3, kind: 'digest' });
    const sent = await store({ name, at: '2026-02-03T23:30:00+05:00' });
    const dead = await store({ name, state: 'dead' });
    expect(await list({ q: name })).toEqual([dead.id, retrying.id, waiting.id, sent.id]);
    expect(await list({ q: sent.to })).toContain(sent.id);
    expect(await list({ q: `${name} подписка` })).toHaveLength(4);
    expect(await list({ q: name, kind: 'digest' })).toEqual([retrying.id]);
    expect(await list({ q: name, from: '2026-02-03', until: '2026-02-03' })).toEqual([sent.id]);
    expect(await list({ q: name, from: '2026-02-04', until: '2026-02-04' })).toEqual([]);
    for (const [state, { id }] of Object.entries({ waiting, retrying, sent, dead }))
      expect(await list({ q: name, state })).toEqual([id]);
    expect(await list({ q: name, state: 'caught' })).toEqual([]);
  });

  it('shows a letter without its codes and without the link that stops letters (spec: mail.hidden)', async () => {
    const code = 'ABCD-EFGH-JKMN-PQRS';
    const html = `<a href="http://portal.test/x#code=${code}">${code}</a> /unsubscribe/${'a'.repeat(44)}`;
    const known = await store({
      kind: 'invitation',
      state: 'queued',
      html: `${html} особое`,
      secrets: ['особое', code],
    });
    const ofBefore = await store({ kind: 'invitation', state: 'queued', html });
    for (const { id } of [known, ofBefore]) {
      const letter = await read(id);
      expect(letter).toMatchObject({ isHidden: true, resend: 'hurry', text: 'Слова письма' });
      expect(letter.html).toContain('#code=••••');
      for (const hidden of [code, 'aaaa', 'особое']) expect(letter.html).not.toContain(hidden);
    }
  });

  it('says in Russian why a letter was set aside and what to do', async () => {
    const error = "Can't send mail - all recipients were rejected: 550 5.1.1 no such user";
    const { id } = await store({ state: 'dead', error });
    expect((await read(id)).trouble).toEqual({
      what: expect.stringContaining('ящика нет'),
      next: expect.stringMatching(/адрес/),
      answer: error,
    });
  });
});

describe('a letter sent once more', () => {
  const resend = (id: string) => operator.post(`${mails}/${id}/resend`);

  it('is a new letter of the same content, and the old one is no longer among the dead', async () => {
    const { id, to } = await store({ state: 'dead' });
    const answer = await resend(id);
    expect(answer.json()).toEqual({ id: expect.any(String), action: 'copy' });
    await expect.poll(() => arrived(to), { timeout: 60_000 }).toBe(1);
    expect(await list({ q: to, state: 'dead' })).toEqual([]);
    expect(await list({ q: to, state: 'resent' })).toEqual([id]);
    expect(await read(id)).toMatchObject({ state: 'resent', resentAs: answer.json().id });
    const { rows } = await test.database.pool.query('select action, user_id from audit where object = $1', [
      `mail:${id}`,
    ]);
    expect(rows).toEqual([{ action: 'mail-resent', user_id: operator.userId }]);
  });

  it('is tried at once when it waits', async () => {
    const { id, to } = await store({ state: 'queued', attempts: 2 });
    expect((await resend(id)).json()).toEqual({ id: null, action: 'hurry' });
    await expect.poll(() => arrived(to), { timeout: 60_000 }).toBe(1);
  });

  it('is not sent when its text is gone, is being sent, or its reader refused such letters', async () => {
    const { userId } = await makeMember(test);
    await test.database.pool.query("insert into mail_refusals (user_id, topic) values ($1, 'reminders')", [userId]);
    const erased = await store({ html: '' });
    const going = await store({ state: 'sending' });
    expect((await resend(erased.id)).json()).toMatchObject({ code: 'mail.text-erased' });
    expect((await resend(going.id)).json()).toMatchObject({ code: 'mail.being-sent' });
    expect((await read(erased.id)).resend).toBe('nothing');
  });

  it('with a recovery code is written anew with another code, by the use case of accounts', async () => {
    const email = `${unique('reader')}@people.example`;
    const { userId } = await makeMember(test, { email });
    await test.post(`/service/bl/password/recover?email=${encodeURIComponent(email)}`);
    await expect.poll(() => arrived(email), { timeout: 60_000 }).toBe(1);
    const [id = ''] = await list({ q: email });
    expect(await read(id)).toMatchObject({ resend: 'renew', html: expect.stringContaining('#code=••••') });
    expect((await resend(id)).json()).toEqual({ id: null, action: 'renew' });
    await expect.poll(() => arrived(email), { timeout: 60_000 }).toBe(2);
    const rows = await test.database.pool.query("select 1 from audit where action = 'recovery-sent' and object = $1", [
      `user:${userId}`,
    ]);
    expect(rows.rowCount).toBe(1);
  });

  it('with a code that was used is refused in words, and nothing is sent', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `insert into invitations (partner_id, customer_name, email, tariff_name, note, expires_at, used_at)
       values ((select min(id) from partners), 'Клиент', $1, '', '', now() + interval '1 day', now()) returning id`,
      [`${unique('used')}@people.example`],
    );
    const { id, to } = await store({ kind: 'invitation', key: `invitation:${rows[0]?.id}:${unique('0')}` });
    const answer = await resend(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invitations.ended']);
    const lost = await store({ kind: 'invitation', key: unique('lost') });
    expect((await resend(lost.id)).json()).toMatchObject({ code: 'mail.unknown-code' });
    expect(await list({ q: to })).toEqual([id]);
  });

  it('goes with many others; those that are refused are named with the reason', async () => {
    const [one, other, erased] = [
      await store({ state: 'dead' }),
      await store({ state: 'dead' }),
      await store({ html: '' }),
    ];
    const answer = await operator.post(`${mails}/resend`, { ids: [one.id, other.id, other.id, erased.id] });
    expect(answer.json()).toEqual({
      sent: 2,
      refused: [{ id: erased.id, address: erased.to, message: expect.stringContaining('Текста этого письма уже нет') }],
    });
    await expect.poll(() => arrived(one.to) + arrived(other.to), { timeout: 60_000 }).toBe(2);
    const tooMany = await operator.post(`${mails}/resend`, {
      ids: Array.from({ length: 101 }, (_, n) => String(n + 1)),
    });
    expect(tooMany.statusCode).toBe(400);
  });
});

describe('a test letter', () => {
  const ownServer = async () => (await operator.get('/service/console/mail-server')).json();

  it('goes to the operator by the mail server, whose answer is kept', async () => {
    expect(await ownServer()).toEqual({
      server: 'mail.test:25',
      from: expect.stringContaining('<noreply@'),
      ownAddress: address,
    });
    const { id } = (await operator.post(`${mails}/test`)).json();
    await expect.poll(async () => (await read(id)).state, { timeout: 60_000 }).toBe('sent');
    expect(await read(id)).toMatchObject({ recipientAddress: address, serverAnswer: '250 taken', isCaught: false });
  });

  it('says why it did not arrive', async () => {
    server.refusing = true;
    const { id } = (await operator.post(`${mails}/test`)).json();
    await expect.poll(async () => (await read(id)).state, { timeout: 60_000 }).toBe('dead');
    server.refusing = false;
    expect((await read(id)).trouble).toMatchObject({ what: expect.any(String), answer: '550 no such mailbox' });
  });

  it('needs an address of one’s own', async () => {
    const other = await makeMember(test, { roles: ['operator'], subscribers: [] });
    expect((await other.post(`${mails}/test`)).json()).toMatchObject({ code: 'mail.no-own-address' });
  });
});

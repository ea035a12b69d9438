import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invitation, InvitationPage } from '../../../contract/invitations.ts';
import type { PartnerSummary } from '../../../contract/partner-cabinet.ts';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createRecordingTransport } from '../../testing/recording-transport.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/service/bl/partner/invitations';

let test: TestPortal;
const { mailTransport, mail } = createRecordingTransport();

let partner: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal({ mailTransport, working: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  [partner, partnerId] = await makePartner(test);
  mail.delivered = [];
  mail.refusing = false;
});

const customer = () => ({ customerName: 'ТОО «Ёлка»', email: `${unique('client')}@people.example` });
async function invite(form: object = customer()): Promise<string> {
  const answer = await partner.post(path, form);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"success":true')]);
  return answer.json<{ id: string }>().id;
}
const act = (name: 'resend' | 'revoke' | 'link', id: string, more: object = {}, by = partner) =>
  by.post(`${path}/${name}`, { id, ...more });
const list = async (query: Record<string, string> = {}) => (await partner.get(path, { query })).json<InvitationPage>();
const one = async (id: string) => (await list({ count: '100' })).content.find((each) => each.id === id);
const stateIs = (id: string, state: Invitation['state']) =>
  vi.waitFor(async () => expect((await one(id))?.state).toBe(state), { timeout: 60_000 });
const auditOf = (object: string) =>
  test.database.db
    .selectFrom('audit')
    .select(['action', 'user_id'])
    .where('object', '=', object)
    .orderBy('id')
    .execute();
const change = (id: string, changes: Record<string, unknown>) =>
  test.database.db.updateTable('invitations').set(changes).where('id', '=', id).execute();
const lettersOf = (id: string) =>
  test.database.db.selectFrom('mails').selectAll().where('key', 'like', `invitation:${id}:%`).orderBy('id').execute();

const codeIn = (url: string) => /#code=([0-9A-Z-]{19})$/.exec(url)?.[1] ?? '';
const check = async (code: string) =>
  (await test.post(`/service/bl/registration/get-partner-info?partnerCode=${code}`)).json<{ cause: string | null }>();

describe('a new invitation', () => {
  it('sends a letter whose link opens the registration, and is seen from «queued» to «used»', async () => {
    const form = { ...customer(), tariffName: 'Бухгалтерия, 1\u00a0место', note: 'Звонили в мае' };
    const id = await invite(form);
    await stateIs(id, 'sent');
    expect(await one(id)).toMatchObject({ ...form, sentAt: expect.any(String), usedAt: null });
    const [letter] = await lettersOf(id);
    expect(letter).toMatchObject({ kind: 'invitation', recipient_address: form.email, state: 'sent' });
    expect(mail.delivered).toHaveLength(1);
    const { text = '' } = await PostalMime.parse(mail.delivered[0] ?? '');
    const code = codeIn(/http:\/\/portal\.test\/register\/invite_code#\S+/.exec(text)?.[0] ?? '');
    expect(await check(code)).toMatchObject({ cause: null, registrationInfo: { email: form.email } });
    await stateIs(id, 'opened');
    const registered = await test.post('/service/bl/registration/partner-code', {
      partnerCode: code,
      name: 'Айнур Бекова',
      phone: '+77011234567',
      password: 'Kostyashki7',
    });
    expect(registered.statusCode).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'used', usedAt: expect.any(String) });
    expect(await auditOf(id)).toMatchObject([
      { action: 'invitation-created', user_id: partner.userId },
      { action: 'registered' },
    ]);
    // It stands on the card of the organisation that it has made.
    const { subscriber_id } = await test.database.db
      .selectFrom('invitations')
      .select('subscriber_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
    const of = await operator.get(`/service/console/invitations?subscriberId=${subscriber_id}`);
    expect(of.json().items).toMatchObject([{ id, state: 'used' }]);
  });

  it('of an e-mail with an account, or invited already, is refused by the field and leaves nothing', async () => {
    const { email } = await test.database.db
      .selectFrom('users')
      .select('email')
      .where('login', '=', 'demo')
      .executeTakeFirstOrThrow();
    const taken = await partner.post(path, { ...customer(), email: String(email).toUpperCase() });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: 'invitations.email-taken', fields: { email: expect.stringContaining('откроет поддержка') } },
    ]);
    const form = customer();
    await invite(form);
    const twin = await partner.post(path, { ...form, email: form.email.toUpperCase() });
    expect([twin.statusCode, twin.json()]).toMatchObject([
      409,
      { code: 'invitations.already-invited', fields: { email: expect.any(String) } },
    ]);
    expect((await list()).totalElements).toBe(1);
  });

  it('asked for many times at once is one', async () => {
    const form = customer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => partner.post(path, form)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await list()).totalElements).toBe(1);
  });

  it.each([
    [{ customerName: ' \n' }, 'customerName'],
    [{ customerName: 'я'.repeat(201) }, 'customerName'],
    [{ email: 'nobody' }, 'email'],
    [{ tariffName: 'я'.repeat(101) }, 'tariffName'],
    [{ tariffName: 'Тариф мечты' }, 'tariffName'],
    [{ note: 'я'.repeat(501) }, 'note'],
  ])('with %j is refused by its field', async (wrong, field) => {
    const answer = await partner.post(path, { ...customer(), ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/[а-я]/) } });
  });

  it('is the 200th of the day at most', async () => {
    await test.database.pool.query('update limits set points = 200 where key = $1', [`invitations:${partnerId}`]);
    await invite();
    await test.database.pool.query('update limits set points = 200 where key = $1', [`invitations:${partnerId}`]);
    const answer = await partner.post(path, customer());
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'invitations.too-many' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('whose letter is refused for good says so, and a new letter makes it work again', async () => {
    mail.refusing = true;
    const id = await invite();
    await stateIs(id, 'bounced');
    mail.refusing = false;
    expect((await act('resend', id)).statusCode).toBe(200);
    await stateIs(id, 'sent');
  });
});

describe('an invitation sent again', () => {
  it('is not said to be opened, as it was by the letter before, until somebody opens it again', async () => {
    const id = await invite();
    const first = codeIn((await act('link', id)).json<{ url: string }>().url);
    await check(first);
    await stateIs(id, 'opened');
    expect((await act('resend', id)).statusCode).toBe(200);
    await stateIs(id, 'sent');
    await check(first);
    await stateIs(id, 'opened');
  });

  it('has a letter with a code of its own and new time; the earlier link goes on working', async () => {
    const id = await invite();
    const first = codeIn((await act('link', id)).json<{ url: string }>().url);
    await change(id, { expires_at: sql`now() - interval '1 hour'` });
    expect((await one(id))?.state).toBe('expired');
    expect((await check(first)).cause).not.toBeNull();
    expect((await act('resend', id)).statusCode).toBe(200);
    expect(await lettersOf(id)).toHaveLength(2);
    const left = Date.parse((await one(id))?.expiresAt ?? '') - Date.now();
    expect(left / 86_400_000).toBeCloseTo(14, 1);
    expect((await check(first)).cause).toBeNull();
    expect((await auditOf(id)).map(({ action }) => action)).toContain('invitation-resent');
  });

  it('six times a day is too often', async () => {
    const id = await invite();
    const statuses = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await act('resend', id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is refused when the person has come another way meanwhile', async () => {
    const form = customer();
    const id = await invite(form);
    await makeMember(test, { email: form.email });
    expect((await act('resend', id)).json()).toMatchObject({ code: 'invitations.email-taken' });
  });
});

describe('a revoked invitation', () => {
  it('fits no more, is neither sent nor linked, and keeps its reason when the revoking is pressed again', async () => {
    const id = await invite();
    const code = codeIn((await act('link', id)).json<{ url: string }>().url);
    expect((await act('revoke', id, { reason: ' ' })).json()).toMatchObject({ fields: { reason: expect.any(String) } });
    expect((await act('revoke', id, { reason: 'Ошиблись\nадресом' })).statusCode).toBe(200);
    expect((await check(code)).cause).not.toBeNull();
    for (const name of ['resend', 'link'] as const) {
      const answer = await act(name, id);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'invitations.ended' }]);
    }
    expect((await act('revoke', id, { reason: 'Ещё раз' })).statusCode).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'revoked', revokedReason: 'Ошиблись адресом' });
    expect((await auditOf(id)).filter(({ action }) => action === 'invitation-revoked')).toHaveLength(1);
  });
});

describe('the link of an invitation', () => {
  it('is a new one each time, works, and stands in the audit', async () => {
    const id = await invite();
    const urls = await Promise.all(
      [act('link', id), act('link', id)].map(async (answer) => (await answer).json<{ url: string }>().url),
    );
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) {
      expect(url).toMatch(/^http:\/\/portal\.test\/register\/invite_code#code=/);
      expect((await check(codeIn(url))).cause).toBeNull();
    }
    expect((await auditOf(id)).filter(({ action }) => action === 'invitation-link-given')).toHaveLength(2);
  });
});

describe('the list', () => {
  it('is by pages, newest first, by group and by words of name or e-mail', async () => {
    const names = ['ТОО «Ёлочка»', 'ИП Смағұлов', 'КХ «Дала»'];
    const ids = [];
    for (const customerName of names) ids.push(await invite({ ...customer(), customerName }));
    await act('revoke', ids[0] ?? '', { reason: 'Проба' });
    const all = await list({ count: '2' });
    expect(all).toMatchObject({
      page: 1,
      count: 2,
      totalPages: 2,
      totalElements: 3,
      counts: { waiting: 2, used: 0, closed: 1 },
    });
    expect(all.content.map(({ customerName }) => customerName)).toEqual([names[2], names[1]]);
    expect((await list({ show: 'closed' })).content.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list({ page: '9' })).content).toEqual([]);
    expect((await list({ search: 'елочка' })).content.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list({ search: 'СМАГУЛОВ' })).content.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list({ search: all.content[0]?.email ?? '' })).totalElements).toBe(1);
    expect((await list({ search: '%ёлоч%' })).totalElements).toBe(1);
    // Signs are no words: a quotation mark alone looks for nothing yet.
    expect((await list({ search: '%' })).totalElements).toBe(3);
  });

  it.each<Record<string, string>>([{ page: '0' }, { count: '101' }, { show: 'other' }, { search: 'я'.repeat(101) }])(
    'refuses %j',
    async (query) => {
      expect((await partner.get(path, { query })).statusCode).toBe(400);
    },
  );
});

describe('another partner', () => {
  it('sees nothing and changes nothing', async () => {
    const id = await invite();
    const before = await one(id);
    const [stranger] = await makePartner(test);
    expect((await stranger.get(path)).json()).toMatchObject({ content: [], totalElements: 0 });
    for (const name of ['resend', 'revoke', 'link'] as const) {
      const answer = await act(name, id, { reason: 'Чужое' }, stranger);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'invitations.unknown' }]);
    }
    expect({ ...(await one(id)), state: '', sentAt: '' }).toEqual({ ...before, state: '', sentAt: '' });
    const refusals = (await auditOf(id)).filter(({ action }) => action === 'foreign-invitation-refused');
    expect(refusals.map(({ user_id }) => user_id)).toEqual([stranger.userId, stranger.userId, stranger.userId]);
  });

  it('without an organisation is told so', async () => {
    const lonely = await makeMember(test, { roles: ['partner'] });
    const answers = await Promise.all([
      lonely.get(path),
      lonely.get('/service/bl/partner/summary'),
      lonely.post(path, customer()),
    ]);
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'partners.no-partner' }]);
  });
});

describe('the summary', () => {
  it('counts customers, invitations and what was sent and used in each of twelve months', async () => {
    const id = await invite();
    await stateIs(id, 'sent');
    await change(id, { sent_at: sql`now() - interval '62 days'`, used_at: sql`now()` });
    await test.database.db
      .updateTable('subscribers')
      .set({ partner_id: partnerId })
      .where('id', '=', partner.subscriberId)
      .execute();
    const summary = (await partner.get('/service/bl/partner/summary')).json<PartnerSummary>();
    expect(summary).toMatchObject({ name: 'ТОО «Верный счёт»', customers: 1, invitations: 1 });
    expect(summary.months).toHaveLength(12);
    expect(summary.months.at(-1)).toMatchObject({ sent: 0, used: 1 });
    expect(summary.months.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  });
});

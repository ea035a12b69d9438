import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCodeHasher } from '../infra/codes/index.ts';
import { createMailing, type Mailing } from '../modules/mail/index.ts';
import { type Member, makeMember } from '../testing/people.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

const topics = '/service/bl/letters/topics';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

let test: TestPortal;
let mailing: Mailing;
let member: Member;
let link: string;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  mailing = createMailing(test.portal.outbox, '', await openCodeHasher(test.database.db));
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await makeMember(test);
  link = mailing.stopUrl(member.userId, 'reminders');
});

const wanted = async () =>
  (await test.database.db.selectFrom('mail_refusals').select('topic').where('user_id', '=', member.userId).execute())
    .length === 0;
const post = (payload: string, headers: Record<string, string> = form, url = link) =>
  test.inject({ method: 'POST', url: `/portal${url}`, headers, payload });

describe('the link of a letter', () => {
  it('shows what comes, changes nothing by being opened, and is kept by nobody', async () => {
    const answer = await test.get(link);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(answer.body).toContain('Отключить письма');
    expect(answer.body).not.toContain('<script');
    expect(await wanted()).toBe(true);
  });

  it.each([
    ['a mail program’s one click', oneClick, form],
    [
      'a mail program’s other kind of form',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['the page’s button', 'wanted=no', { ...form, 'sec-fetch-site': 'same-origin' }],
    ['a body of nonsense', '%%%&&=\u0000', form],
    ['an empty body', '', form],
  ])('stops letters by %s, as often as it comes, without a redirect', async (_who, payload, headers) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(payload, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('Письма отключены.');
      expect(await wanted()).toBe(false);
    }
    const audit = await test.database.db
      .selectFrom('audit')
      .select('details')
      .where('user_id', '=', member.userId)
      .where('action', '=', 'letters-switched')
      .execute();
    expect(audit).toEqual([{ details: { wanted: false } }]);
  });

  it('starts letters again by its own button', async () => {
    await post(oneClick);
    expect((await test.get(link)).body).toContain('Включить письма');
    const answer = await post('wanted=yes', { ...form, 'sec-fetch-site': 'same-origin' });
    expect(answer.body).toContain('Письма снова включены.');
    expect(await wanted()).toBe(true);
  });

  it('of one topic leaves the other alone', async () => {
    await post(oneClick, form, mailing.stopUrl(member.userId, 'digest'));
    const rows = await test.database.db
      .selectFrom('mail_refusals')
      .select('topic')
      .where('user_id', '=', member.userId)
      .execute();
    expect(rows).toEqual([{ topic: 'digest' }]);
  });

  it.each([
    ['', 404],
    ['/A', 404],
    [`/${'A'.repeat(44)}`, 404],
    [`/${'я'.repeat(44)}`, 404],
    [`/${'A'.repeat(5_000)}`, 404],
    ['/%00', 404],
    ['/../../etc/passwd', 404],
  ])('that is not ours changes nothing: %s', async (token, status) => {
    for (const method of ['GET', 'POST'] as const) {
      const url = `/portal/unsubscribe${token}`;
      const answer = await test.inject({
        method,
        url,
        headers: method === 'POST' ? form : {},
        ...(method === 'POST' && { payload: oneClick }),
      });
      expect(answer.statusCode).toBe(status);
    }
  });

  it('of a person who is gone says so', async () => {
    const gone = mailing.stopUrl('00000000-0000-4000-8000-000000000000', 'reminders');
    expect((await test.get(gone)).statusCode).toBe(404);
    expect((await post(oneClick, form, gone)).statusCode).toBe(404);
  });

  it('from another site, or too long, does nothing', async () => {
    expect((await post('wanted=no', { ...form, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('a'.repeat(5_000))).statusCode).toBe(413);
    expect((await post('{}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect(await wanted()).toBe(true);
  });
});

const noNews = { topic: 'news', wanted: false };

describe('the switches of the account', () => {
  it('are those that concern the person, and say the same as the link', async () => {
    expect((await member.get(topics)).json()).toEqual([{ topic: 'reminders', wanted: true }, noNews]);
    await post(oneClick);
    expect((await member.get(topics)).json()).toEqual([{ topic: 'reminders', wanted: false }, noNews]);
    const on = await member.post('/service/bl/letters/switch', { topic: 'reminders', wanted: true });
    expect(on.json()).toEqual({ success: true });
    expect(await wanted()).toBe(true);
    const partner = await makeMember(test, { roles: ['partner'] });
    expect((await partner.get(topics)).json()).toEqual([
      { topic: 'reminders', wanted: true },
      { topic: 'digest', wanted: true },
      noNews,
    ]);
  });

  it.each([
    {},
    { topic: 'reminders' },
    { topic: 'welcome', wanted: false },
    { topic: ['reminders'], wanted: false },
    { topic: 'reminders', wanted: 'no' },
    { topic: null, wanted: null },
  ])('refuse %j', async (body) => {
    expect((await member.post('/service/bl/letters/switch', body)).statusCode).toBe(400);
    expect((await test.post('/service/bl/letters/switch', body)).statusCode).toBe(401);
  });
});

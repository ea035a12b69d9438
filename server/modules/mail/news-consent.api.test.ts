import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCodeHasher } from '../../infra/codes/index.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createMailing } from './index.ts';

const switches = '/service/bl/letters/switch';

let test: TestPortal;
let member: Member;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await makeMember(test);
});

const agrees = async () => {
  const topics = (await member.get('/service/bl/letters/topics')).json<{ topic: string; wanted: boolean }[]>();
  return topics.find(({ topic }) => topic === 'news')?.wanted;
};
const turn = (wanted: boolean) => member.post(switches, { topic: 'news', wanted });
const kept = async () =>
  test.database.db
    .selectFrom('consents')
    .select(['given_at', 'withdrawn_at'])
    .where('user_id', '=', member.userId)
    .where('kind', '=', 'news')
    .orderBy('id')
    .execute();
const audited = async () =>
  test.database.db
    .selectFrom('audit')
    .select(['object', 'details'])
    .where('user_id', '=', member.userId)
    .where('action', '=', 'letters-switched')
    .orderBy('id')
    .execute();

describe('the consent to news (spec: mail.news-consent)', () => {
  it('is not there until it is given, is taken back, and keeps the times of both', async () => {
    expect(await agrees()).toBe(false);
    expect((await turn(true)).json()).toEqual({ success: true });
    expect(await agrees()).toBe(true);
    expect(await kept()).toEqual([{ given_at: expect.any(Date), withdrawn_at: null }]);
    expect((await turn(false)).json()).toEqual({ success: true });
    expect(await agrees()).toBe(false);
    const [first] = await kept();
    expect(first?.withdrawn_at?.getTime()).toBeGreaterThanOrEqual(first?.given_at.getTime() ?? 0);
    await turn(true);
    expect(await kept()).toEqual([first, { given_at: expect.any(Date), withdrawn_at: null }]);
  });

  it('given or taken back twice, and by two presses at once, changes once and leaves one row of the audit', async () => {
    await Promise.all([turn(true), turn(true), turn(true)]);
    await turn(true);
    expect(await kept()).toHaveLength(1);
    await Promise.all([turn(false), turn(false)]);
    expect(await audited()).toEqual([
      { object: 'news', details: { wanted: true } },
      { object: 'news', details: { wanted: false } },
    ]);
  });

  it('is taken back by the link of a letter too, and leaves the reminders alone', async () => {
    await turn(true);
    const mailing = createMailing(test.portal.outbox, '', await openCodeHasher(test.database.db));
    const answer = await test.inject({
      method: 'POST',
      url: mailing.stopUrl(member.userId, 'news'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.body).toContain('Письма отключены.');
    expect((await member.get('/service/bl/letters/topics')).json()).toEqual([
      { topic: 'reminders', wanted: true },
      { topic: 'news', wanted: false },
    ]);
  });

  it('stands alone among the letters of a colleague, who gets no reminders', async () => {
    await test.database.db.updateTable('members').set({ role: 'user' }).where('user_id', '=', member.userId).execute();
    const topics = (await member.get('/service/bl/letters/topics')).json<{ topic: string }[]>();
    expect(topics.map(({ topic }) => topic)).toEqual(['news']);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { makeMember, openSession } from '../testing/people.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

const question = { formId: 13, name: 'Айгуль', email: 'aigul@people.example', text: 'Вопрос', consent: true };

let test: TestPortal;
afterEach(() => test.close());

async function start(environment: Record<string, string> = {}): Promise<string> {
  test = await createTestPortal({ environment });
  await test.post('/api/v1/enquiries', question);
  const { id } = await test.database.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  return `/dev/mailbox/${id}`;
}

describe('the mailbox', () => {
  it('is open to this machine, is not kept and not found by search engines', async () => {
    const letter = await start({ PUBLIC_URL: 'http://localhost:8080' });
    const list = await test.get('/dev/mailbox');
    expect(list.statusCode).toBe(200);
    expect(list.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(list.body).toContain(`href="${letter}"`);
    expect((await test.get(`${letter}?form=text`)).body).toContain('&gt; Вопрос');
    const html = await test.get(`${letter}/html`);
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(html.headers['content-security-policy']).not.toContain('allow-scripts');
    for (const path of ['/dev/mailbox/999', '/dev/mailbox/x', '/dev/mailbox/999/html'])
      expect((await test.get(path)).statusCode).toBe(404);
    expect((await test.get('/dev/mailbox', { headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404);
  });

  it('says of a letter that has left where it lies, and calls sent only what a mail server took', async () => {
    const letter = await start({ PUBLIC_URL: 'http://localhost:8080' });
    const set = (server_answer: string | null) =>
      test.database.db.updateTable('mails').set({ state: 'sent', server_answer }).execute();
    const read = async () => [(await test.get('/dev/mailbox')).body, (await test.get(letter)).body];
    await set(null);
    for (const page of await read()) expect(page).toMatch(/, осталось в\u00A0папке/);
    await set('250 taken');
    for (const page of await read()) expect(page).toMatch(/, отправлено/);
  });

  it('on an open address is an operator’s alone', async () => {
    const letter = await start();
    const member = await makeMember(test);
    const operator = await makeMember(test, { roles: ['operator'] });
    for (const path of ['/dev/mailbox', letter, `${letter}/html`]) {
      expect((await test.get(path)).statusCode).toBe(404);
      expect((await member.get(path)).statusCode).toBe(404);
      expect((await operator.get(path)).statusCode).toBe(200);
      const byPassword = await openSession(test, operator.userId, 'password');
      expect((await byPassword.get(path)).statusCode).toBe(404);
    }
  });

  it('is absent where letters go to a mail server', async () => {
    const letter = await start({ PUBLIC_URL: 'http://localhost:8080', SMTP_URL: 'smtp://127.0.0.1:9' });
    expect((await test.get(letter)).statusCode).toBe(404);
  });
});

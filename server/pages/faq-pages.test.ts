import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '../testing/people.ts';
import { createTestPortal, type Person, type TestPortal } from '../testing/test-portal.ts';

let test: TestPortal;
let person: Person;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  person = await makeMember(test);
});
afterAll(() => test.close());

describe('the page of a question', () => {
  it('has the answer, its title and description', async () => {
    const { statusCode, headers, body } = await test.get('/faqs/101');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(body).toMatch(/<title>Можно\sли\sзарегистрироваться[^<]+ — Счёты<\/title>/);
    expect(body).toMatch(/<meta name="description" content="Нет\. Код приглашения [^"]+"/);
    expect(body).toContain('href="/portal/register/browse_partners"');
  });

  it('that is not for everybody is a 404 for those without a session', async () => {
    for (const id of ['501', '99999', 'abc']) {
      const { statusCode, headers, body } = await test.get(`/faqs/${id}`);
      expect([id, statusCode, headers['cache-control']]).toEqual([id, 404, 'no-store']);
      expect(body).toMatch(/<h1[^>]*>Вопрос не\sнайден<\/h1>/);
    }
  });

  it('that is not for everybody opens for those with a session cookie, in the same form, kept by nobody', async () => {
    const [mine, nobodys] = [await person.get('/faqs/501'), await test.get('/faqs/501')];
    expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'no-store']);
    // The state names the moment when the page was drawn.
    const drawn = ({ body }: { body: string }) => body.replace(/<script type="application\/json".*$/s, '');
    expect(drawn(mine)).toBe(drawn(nobodys));
    expect(mine.body).toMatch(/<div class="held">.*Вопрос не\sнайден/);
  });

  it('opens so nowhere else', async () => {
    for (const path of ['/reviews/999', '/solutions/no-such', '/no-such-page'])
      expect([path, (await person.get(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('the list of questions', () => {
  it('is the public one for everybody', async () => {
    const [mine, nobodys] = [await person.get('/faqs'), await test.get('/faqs')];
    expect(mine.body).toBe(nobodys.body);
    expect(mine.body).not.toContain('/faqs/501');
  });

  it('is filtered by its address', async () => {
    const { body } = await test.get('/faqs', { query: { q: 'пароля' } });
    expect(body).toContain('href="/portal/faqs/201"');
    expect(body).not.toContain('href="/portal/faqs/101"');
  });
});

describe('the other addresses of questions', () => {
  it.each([
    ['/faq', '/portal/faqs'],
    ['/faq?q=%D0%BF', '/portal/faqs?q=%D0%BF'],
    ['/faq/101', '/portal/faqs/101'],
    ['/faq/a%2Fb?x=1', '/portal/faqs/a%2Fb?x=1'],
    ['/faq//evil.example', undefined],
  ])('%s', async (path, location) => {
    const answer = await test.inject({ method: 'GET', url: `/portal${path}` });
    expect([answer.statusCode, answer.headers.location]).toEqual(location ? [301, location] : [404, undefined]);
  });
});

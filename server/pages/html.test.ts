import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCodeHasher } from '../infra/codes/index.ts';
import { createMailing } from '../modules/mail/index.ts';
import { type Member, makeMember } from '../testing/people.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** The server's HTML (spec: use.accessible). */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // What React writes and the standard allows: the slash of void elements, names in camel case, `novalidate=""`,
    // ids that begin with a low line.
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The style sheet keeps a number on its line, so that a copied one has usual hyphens.
    'tel-non-breaking': 'off',
  },
});
const pages = [
  '/',
  '/solutions',
  '/solutions?category=government',
  '/solutions/ea',
  '/publications',
  '/news?page=2',
  '/news?page=99',
  '/news/partnerov-426',
  '/articles',
  '/articles/vybor-resheniya',
  '/register/user_agreement',
  '/login',
  '/recover',
  '/my',
  '/subscriptions',
  '/a/sm',
  '/a/demo/ea',
  '/a/demo/zup',
  '/apps/preparing',
  '/apps/launch/1',
  '/unsubscribe/no-such',
  '/solutions/no-such',
  '/no-such-page',
];

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await createTestPortal();
  member = await makeMember(portal);
});
afterAll(() => portal.close());

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, column, message, selector }) => `${line}:${column} ${ruleId}: ${message} ${selector}`,
    ),
  );
}

test.each(pages)('the HTML of %s has no fault', async (path) => {
  const answer = await member.get(path);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(await faultsOf(answer.body)).toEqual([]);
});

test('the HTML of a letter’s own link has no fault', async () => {
  const hasher = await openCodeHasher(portal.database.db);
  const link = createMailing(portal.portal.outbox, '', hasher).stopUrl(member.userId, 'reminders');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const { statusCode, body } of [
    await portal.get(link),
    await portal.inject({ method: 'POST', url: link, headers }),
  ]) {
    expect(statusCode).toBe(200);
    expect(await faultsOf(body)).toEqual([]);
  }
});

test('the HTML of the page after a form without scripts has no fault', async () => {
  const { statusCode, body } = await portal.inject({ method: 'POST', url: '/login' });
  expect(statusCode).toBe(405);
  expect(await faultsOf(body)).toEqual([]);
});

test('a fault is found', async () => {
  expect(
    await faultsOf('<!DOCTYPE html><html lang="ru"><head><title>x</title></head><body><p><div></div></p></body>'),
  ).not.toEqual([]);
});

test('the one small file of letters that every page begins with is fetched ahead', async () => {
  const { body } = await portal.get('/');
  const ahead = [...body.matchAll(/href="\/assets\/([^"]+)-[^"]{8}\.woff2" as="font"/g)].map(([, name]) => name);
  expect(ahead).toEqual(['golos-first']);
});

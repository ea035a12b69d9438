import { HtmlValidate } from 'html-validate';
import { expect, test } from '../harness/journey.ts';
import { sitePages } from './pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // What React writes and the standard allows.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'valid-id': ['error', { relaxed: true }],
  },
});

// A visitor is shown the protected pages nowhere: the server sends to sign-in.
for (const { name, address, audience } of sitePages.filter((page) => page.audience === 'public')) {
  test(`the server’s HTML of ${name} is the standard’s, in one form for ${audience}`, async ({ request, portal }) => {
    const answer = await request.get(portal.origin + address);
    expect(answer.status()).toBe(200);
    const { results } = await validator.validateString(await answer.text());
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    );
    expect(found).toEqual([]);
  });
}

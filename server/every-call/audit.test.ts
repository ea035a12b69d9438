import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeCall } from '../infra/http/index.ts';
import { addressOf, askerOf, makeOwnerFor, recipeOf } from '../testing/every-call.ts';
import { openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** Every call that changes something leaves who did what, from where, and what was before and after (spec: security.audit). */
const calls = (await readEveryCall()).filter(({ method }) => method !== 'GET');

/** What leaves no row, and why. */
const withoutRow: Readonly<Record<string, string>> = {
  'announcements.dismiss': 'how a person reads, like a page that is folded',
  'archive.apply': 'the job that does it leaves the row, with the person and the address',
  'consoleAccess.beginSecondFactor': 'nothing changes until a code of the secret is confirmed',
  'enquiries.send': 'the question is its own record, whose address goes after 30 days',
  'identity.consoleUnblock': 'the person of the recipe is not blocked: nothing changes',
  'identity.recoverPassword': 'the job that does it leaves the row, so that the answer tells nothing',
  'imports.read': 'reads a file and keeps nothing',
  'mail.consolePreviewTemplate': 'draws a letter and keeps nothing',
  'members.check': 'reads',
  'publishing.check': 'reads',
  'publishing.presence': 'says who is looking, for a minute',
  'registration.partnerInfo': 'reads',
};

/** What has no values of before and after, and why. */
const withoutValues: Readonly<Record<string, string>> = {
  'archive.discard': 'the content is as it was',
  'archive.export': 'changes nothing',
  'archive.upload': 'the content is as it was',
  'audit.consoleExport': 'changes nothing',
  'consoleAccess.confirmSecondFactor': 'a secret in the place of another',
  'consoleAccess.prove': 'changes nothing but the session',
  'consoleAccess.renewRecoveryCodes': 'secrets in the place of others',
  'consoleAccess.showSecondFactor': 'changes nothing but the session',
  'customers.write': 'the letter is kept under the key that the row names',
  'enquiries.consoleExport': 'changes nothing',
  'identity.changePassword': 'a secret in the place of another',
  'identity.consoleEndSession': 'sessions end, and their number is said',
  'identity.consoleEndSessions': 'sessions end, and their number is said',
  'identity.consoleNewsList': 'changes nothing',
  'identity.consoleRecover': 'a letter is sent',
  'identity.endOtherSessions': 'sessions end, and their number is said',
  'identity.endSession': 'a session ends',
  'identity.setNewPassword': 'a secret in the place of another',
  'identity.signIn': 'changes nothing but the session',
  'identity.signOut': 'changes nothing but the session',
  'imports.check': 'the invitations of the file leave rows of their own',
  'imports.start': 'the invitations of the file leave rows of their own',
  'invitations.link': 'a secret is given to whoever may have it',
  'mail.consoleTest': 'a letter is sent',
  'personalData.consoleErase': 'what was erased is nowhere',
  'personalData.consoleExport': 'changes nothing',
};

/** Whoever registers has no account before. */
const byNobodyBefore = ['registration.register', 'members.register'];

interface Words {
  readonly resources?: Readonly<Record<string, { readonly fields?: Readonly<Record<string, string>> }>>;
  readonly audit?: { readonly fields: Readonly<Record<string, string>> };
}
const wordsOf = async (noun: string) =>
  JSON.parse(await readFile(new URL(`../../console/locales/ru/${noun}.json`, import.meta.url), 'utf8')) as Words;
const [{ audit }, { resources }] = [await wordsOf('audit'), await wordsOf('publishing')];

interface Row {
  readonly object: string | null;
  readonly details: object;
  readonly before: object | null;
  readonly after: object | null;
}

/** The fields that whoever reads the row in the console would see by their names in the code. */
function withoutWords({ object, details, before, after }: Row): string[] {
  const ofKind = resources?.[object?.split(':')[0] ?? '']?.fields ?? {};
  const names = [details, before, after].flatMap((values) => Object.keys(values ?? {}));
  return names.filter((name) => !(name in ofKind) && !(name in (audit?.fields ?? {})));
}

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const lastRow = async () => Number((await test.database.pool.query('select max(id) as id from audit')).rows[0].id ?? 0);

/** Makes the call as whoever may, and returns the rows it leaves. */
async function rowsOf(call: WholeCall) {
  const whose = await makeOwnerFor(test, call);
  const askerId = askerOf(call, whose);
  // A session that has shown the second factor is told so, and nothing is done.
  const by = call.beforeSecondFactor === 'is-shown' ? 'password' : 'everything';
  const person = await openSession(test, askerId, by);
  const before = await lastRow();
  const input = recipeOf(call, whose);
  const answer = await person.post(addressOf(call, input), input.file ?? input.body);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const { rows } = await test.database.pool.query(
    `select a.action, a.user_id as "userId", a.address, a.request_id as "requestId", v.audit_id is not null as "hasValues",
       coalesce(v.before, v.after) is null as "isEmpty", a.object, a.details, v.before, v.after
     from audit a left join audit_values v on v.audit_id = a.id where a.id > $1 order by a.id`,
    [before],
  );
  return { askerId, rows };
}

describe('every call that changes something', () => {
  it.each(calls.map((call) => [call.id, call] as const))('%s is found in the audit', async (id, call) => {
    const { askerId, rows } = await rowsOf(call);
    if (withoutRow[id]) return expect(rows).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({ address: expect.stringMatching(/\d/), requestId: expect.stringMatching(/./) });
      if (!byNobodyBefore.includes(id)) expect(row.userId).toBe(askerId);
      expect(row.userId).not.toBeNull();
      expect(withoutWords(row), 'fields without a word in the console').toEqual([]);
      expect([row.action, row.hasValues && !row.isEmpty]).toEqual([row.action, withoutValues[id] === undefined]);
    }
  });

  it('knows no exception for a call that is not there', () => {
    const ids = calls.map(({ id }) => id);
    const excepted = [...Object.keys(withoutRow), ...Object.keys(withoutValues)];
    expect(excepted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

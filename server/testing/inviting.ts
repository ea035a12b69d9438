import PostalMime from 'postal-mime';
import { expect, vi } from 'vitest';
import type { MemberInvitation } from '../../contract/invitations-colleagues.ts';
import type { MemberRole } from '../../contract/members.values.ts';
import type { CheckedMemberInvitation } from '../../contract/registration.ts';
import { address, type makeOrganisation } from './organisation.ts';
import { createRecordingTransport } from './recording-transport.ts';
import { createTestPortal, type Person } from './test-portal.ts';

type Firm = Awaited<ReturnType<typeof makeOrganisation>>;

/** A portal that records letters instead of sending them, with requests of their receivers. */
export async function startInviting() {
  const log: string[] = [];
  const { mailTransport, mail } = createRecordingTransport();
  const test = await createTestPortal({
    mailTransport,
    working: true,
    environment: { MAX_MEMBERS: '12', LOG_LEVEL: 'debug' },
    onLog: (line) => void log.push(line),
  });
  const codeOfLetter = async () => {
    const { text = '' } = await PostalMime.parse(mail.delivered.at(-1) ?? '');
    return /http:\/\/portal\.test\/register\/join#code=([0-9A-Z-]{19})\s/.exec(text)?.[1] ?? '';
  };
  const stateIs = (firm: Firm, id: string, state: MemberInvitation['state']) =>
    vi.waitFor(async () => expect((await firm.invitation(id))?.state).toBe(state), { timeout: 60_000 });
  let addresses = 0;
  const nextAddress = () => {
    addresses += 1;
    return `10.2.0.${addresses}`;
  };
  /** Asks without a session, each time from another address, so that tests do not share limits. */
  const post = (path: string, body: object, remoteAddress = nextAddress()) =>
    test.inject({
      method: 'POST',
      url: `/service/bl/members/${path}`,
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  return {
    test,
    mail,
    log,
    codeOfLetter,
    stateIs,
    post,
    /** Invites, and reads the code of the letter. */
    invited: async (firm: Firm, email = address(), role: MemberRole = 'user') => {
      mail.delivered = [];
      const answer = await firm.invite(role, email);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, id: expect.any(String) }]);
      const { id } = answer.json<{ id: string }>();
      await stateIs(firm, id, 'sent');
      return { id, email, code: await codeOfLetter() };
    },
    check: async (code: string, by?: Person) => {
      const answer = by
        ? await by.post('/service/bl/members/check-code', { code })
        : await post('check-code', { code });
      return answer.json<{ cause: string | null; invitation: CheckedMemberInvitation | null }>();
    },
    register: (code: string, more: object = {}) =>
      post('register', { code, name: 'Марат  Оспанов', login: '', password: 'Kostyashki7', ...more }),
    join: (code: string, by: Person) => by.post('/service/bl/members/join', { code }),
  };
}

/** Status and body of an answer. */
export const statusAndBody = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, answer.json()];

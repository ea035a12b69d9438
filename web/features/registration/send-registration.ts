import { joinSubscriber } from '../../../contract/invitations-colleagues.ts';
import type { RegistrationFields } from '../../../contract/registration.forms.ts';
import { register, registerMember } from '../../../contract/registration.ts';
import { request, requestStatus } from '../../app/calls/api.ts';
import { logQuietly } from '../../app/calls/browser-log.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { refreshPerson, signIn } from '../../app/session/index.ts';

/** Registered, and signed in unless that failed. */
export type Registered = 'signed-in' | 'registered';

const timeZone = 'Asia/Almaty';

/**
 * Registers by a partner's invitation and signs in; of the answer only the status counts. @throws CallFailure with the
 * fields of the form
 */
export async function sendRegistration(
  { code, news, ...account }: RegistrationFields,
  email: string,
): Promise<Registered> {
  const body = { ...account, partnerCode: code, timeZone, consents: { news } };
  const pair = { code, login: account.login || email, password: account.password };
  return registerAndEnter(() => requestStatus(register, { body }).catch(nameAsInForm), pair);
}

/** Registers by a colleague's invitation and signs in, as above. @throws CallFailure with the fields of the form */
export async function sendColleague(
  { news, phone: _, ...form }: RegistrationFields,
  email: string,
): Promise<Registered> {
  const pair = { code: form.code, login: form.login || email, password: form.password };
  return registerAndEnter(() => requestStatus(registerMember, { body: { ...form, consents: { news } } }), pair);
}

interface Pair {
  /** Of the invitation that it was sent with. */
  readonly code: string;
  readonly login: string;
  readonly password: string;
}

/** Sent without an answer of the portal: the person may be registered, and every repetition be refused for that. */
let unanswered: Pair | undefined;

/** Registers and signs in; where an answer did not come, signing in tells whether the person is registered. */
async function registerAndEnter(send: () => Promise<{ login?: unknown } | undefined>, pair: Pair): Promise<Registered> {
  try {
    const answer = await send();
    return await signInAfter(loginOf(answer) || pair.login, pair.password);
  } catch (error) {
    if (error instanceof CallFailure && error.serverMessage === undefined) unanswered = pair;
    if (unanswered?.code !== pair.code) throw error;
    if ((await signInAfter(unanswered.login, unanswered.password)) === 'registered') throw error;
    unanswered = undefined;
    return 'signed-in';
  }
}

/** The login that was made; the answer may be anybody's. */
const loginOf = (answer: { login?: unknown } | null | undefined) =>
  typeof answer?.login === 'string' ? answer.login : '';

/** Lets the signed-in person into the organisation that invites; whether its cabinet is open. @throws CallFailure */
export async function sendJoining(code: string): Promise<boolean> {
  const { isInCabinet } = await request(joinSubscriber, { body: { code } });
  await refreshPerson();
  return isInCabinet;
}

async function signInAfter(login: string, password: string): Promise<Registered> {
  try {
    await signIn({ login, password, isForeignComputer: false });
    return 'signed-in';
  } catch (error) {
    logQuietly('Ошибка входа после регистрации', error);
    return 'registered';
  }
}

/** The code of a partner's invitation has another name on the wire than in the form. @throws always */
function nameAsInForm(error: unknown): never {
  if (!(error instanceof CallFailure) || !error.fields.partnerCode) throw error;
  const { status, serverMessage: message, code, fields } = error;
  throw new CallFailure({ status, message, code, fields: { ...fields, code: error.fields.partnerCode } });
}

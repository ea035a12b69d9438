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
  const answer = await requestStatus(register, { body }).catch(nameAsInForm);
  return signInAfter(loginOf(answer) || account.login || email, account.password);
}

/** Registers by a colleague's invitation and signs in, as above. @throws CallFailure with the fields of the form */
export async function sendColleague(
  { news, phone: _, ...form }: RegistrationFields,
  email: string,
): Promise<Registered> {
  const answer = await requestStatus(registerMember, { body: { ...form, consents: { news } } });
  return signInAfter(loginOf(answer) || form.login || email, form.password);
}

/** The login that was made; the answer may be anybody's. */
const loginOf = (answer: { login?: unknown } | null | undefined) =>
  typeof answer?.login === 'string' ? answer.login : '';

/** Lets the signed-in person into the organisation that invites. @throws CallFailure */
export async function sendJoining(code: string): Promise<void> {
  await request(joinSubscriber, { body: { code } });
  await refreshPerson();
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

import { joinSubscriber, registerMember } from '../../../contract/members.ts';
import { request } from '../../app/api.ts';
import { logQuietly } from '../../app/browser-log.ts';
import { CallFailure, messageOf } from '../../app/call-failure.ts';
import { t } from '../../app/i18n.ts';
import { refreshPerson, signIn } from '../../app/session/index.ts';

/** How joining ended: inside, registered but not signed in, or refused by the fields or in words. */
export type Joined =
  | { readonly end: 'inside' }
  | { readonly end: 'registered' }
  | { readonly end: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** Lets the signed-in person in. Never throws. */
export async function sendJoining(code: string): Promise<Joined> {
  try {
    await request(joinSubscriber, { body: { code } });
    await refreshPerson();
    return { end: 'inside' };
  } catch (error) {
    return refusalOf(error);
  }
}

interface Registration {
  code: string;
  name: string;
  login: string;
  password: string;
  news: boolean;
}

/** Registers and signs in (as registration by a partner's invitation does). Never throws. */
export async function sendRegistration({ news, ...form }: Registration): Promise<Joined> {
  let login: string;
  try {
    ({ login } = await request(registerMember, { body: { ...form, consents: { news } } }));
  } catch (error) {
    return refusalOf(error);
  }
  try {
    await signIn({ login, password: form.password, isForeignComputer: false });
    return { end: 'inside' };
  } catch (error) {
    logQuietly('Ошибка входа после регистрации', error);
    return { end: 'registered' };
  }
}

function refusalOf(error: unknown): Joined {
  const fields = error instanceof CallFailure ? error.fields : {};
  return { end: 'refused', message: messageOf(error, t('joining.failed')), fields };
}

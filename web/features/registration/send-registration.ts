import { phone } from '../../../contract/contact.forms.ts';
import { register } from '../../../contract/registration.ts';
import { request } from '../../app/api.ts';
import { logQuietly } from '../../app/browser-log.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { signIn } from '../../app/session/index.ts';

interface Registration {
  partnerCode: string;
  name: string;
  phone: string;
  login: string;
  password: string;
  news: boolean;
}

/** How sending ended: signed in, registered but not signed in, refused by the fields, the e-mail known, or failed. */
export type Sent =
  | { readonly end: 'signed-in' | 'registered' | 'has-account' | 'failed' }
  | { readonly end: 'refused'; readonly fields: Readonly<Record<string, string>> };

const timeZone = 'Asia/Almaty';

/** Registers and signs in (specification, section 4). Never throws. */
export async function sendRegistration({ news, ...form }: Registration): Promise<Sent> {
  let login: string;
  try {
    // What is sent is the number alone, without the mask (quality, U1).
    const body = { ...form, phone: phone.parse(form.phone), timeZone, consents: { news } };
    ({ login } = await request(register, { body }));
  } catch (error) {
    return refusalOf(error);
  }
  try {
    await signIn({ login, password: form.password, isForeignComputer: false });
    return { end: 'signed-in' };
  } catch (error) {
    logQuietly('Ошибка входа после регистрации', error);
    return { end: 'registered' };
  }
}

function refusalOf(error: unknown): Sent {
  if (!(error instanceof CallFailure)) return { end: 'failed' };
  if (error.code === 'registration.email-taken') return { end: 'has-account' };
  return Object.keys(error.fields).length > 0 ? { end: 'refused', fields: error.fields } : { end: 'failed' };
}

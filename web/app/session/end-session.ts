import { signOut } from '../../../contract/identity.ts';
import { request } from '../calls/api.ts';
import { logQuietly } from '../calls/browser-log.ts';

/** Ends the server's session; a failure is only logged (spec: identity.sign-out). */
export const endSession = (): Promise<unknown> =>
  request(signOut, {}).catch((error) => logQuietly('Ошибка при очистке сессии', error));

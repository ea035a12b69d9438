import { defineCall } from './call.ts';
import type * as schemas from './identity-account.schemas.ts';

export type { OpenSession } from './identity-account.schemas.ts';

export const listSessions = defineCall<typeof schemas.listSessions>({
  id: 'identity.sessions',
  method: 'GET',
  path: '/service/bl/sessions',
});

export const endSession = defineCall<typeof schemas.endSession>({
  id: 'identity.endSession',
  method: 'POST',
  path: '/service/bl/sessions/end',
});

export const endOtherSessions = defineCall<typeof schemas.endOtherSessions>({
  id: 'identity.endOtherSessions',
  method: 'POST',
  path: '/service/bl/sessions/end-others',
});

export const changePassword = defineCall<typeof schemas.changePassword>({
  id: 'identity.changePassword',
  method: 'POST',
  path: '/service/bl/password/change',
});

export const recoverPassword = defineCall<typeof schemas.recoverPassword>({
  id: 'identity.recoverPassword',
  method: 'POST',
  path: '/service/bl/password/recover',
});

export const setNewPassword = defineCall<typeof schemas.setNewPassword>({
  id: 'identity.setNewPassword',
  method: 'POST',
  path: '/service/bl/password/recover/set-new-pass',
});

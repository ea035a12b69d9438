import { defineCall } from './call.ts';
import type * as schemas from './identity.schemas.ts';

export type { UserInfo } from './identity.schemas.ts';

export const signIn = defineCall<typeof schemas.signIn>({
  id: 'identity.signIn',
  method: 'POST',
  path: '/service/bl/get/token',
});

export const getUserInfo = defineCall<typeof schemas.getUserInfo>({
  id: 'identity.userInfo',
  method: 'GET',
  path: '/service/bl/get/user-info',
});

export const signOut = defineCall<typeof schemas.signOut>({
  id: 'identity.signOut',
  method: 'POST',
  path: '/service/bl/logout',
});

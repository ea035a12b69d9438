import { defineCall } from './call.ts';
import type * as schemas from './identity-console.schemas.ts';

export type { AccountCollision, ConsoleSession, ConsoleUser } from './identity-console.schemas.ts';

const users = '/service/console/users';
const sessions = '/service/console/sessions';

export const listUsers = defineCall<typeof schemas.listUsers>({
  id: 'identity.consoleUsers',
  method: 'GET',
  path: users,
});

export const exportNewsList = defineCall<typeof schemas.exportNewsList>({
  id: 'identity.consoleNewsList',
  method: 'POST',
  path: `${users}/news-list`,
});

export const getUser = defineCall<typeof schemas.getUser>({
  id: 'identity.consoleUser',
  method: 'GET',
  path: `${users}/:id`,
});

export const changeUser = defineCall<typeof schemas.changeUser>({
  id: 'identity.consoleChangeUser',
  method: 'POST',
  path: `${users}/:id`,
});

export const blockUser = defineCall<typeof schemas.blockUser>({
  id: 'identity.consoleBlock',
  method: 'POST',
  path: `${users}/:id/block`,
});

export const unblockUser = defineCall<typeof schemas.unblockUser>({
  id: 'identity.consoleUnblock',
  method: 'POST',
  path: `${users}/:id/unblock`,
});

export const endUserSessions = defineCall<typeof schemas.endUserSessions>({
  id: 'identity.consoleEndSessions',
  method: 'POST',
  path: `${users}/:id/end-sessions`,
});

export const sendRecovery = defineCall<typeof schemas.sendRecovery>({
  id: 'identity.consoleRecover',
  method: 'POST',
  path: `${users}/:id/recover`,
});

export const grantRoles = defineCall<typeof schemas.grantRoles>({
  id: 'identity.consoleRoles',
  method: 'POST',
  path: `${users}/:id/roles`,
});

export const listUserSessions = defineCall<typeof schemas.listUserSessions>({
  id: 'identity.consoleSessions',
  method: 'GET',
  path: sessions,
});

export const endUserSession = defineCall<typeof schemas.endUserSession>({
  id: 'identity.consoleEndSession',
  method: 'POST',
  path: `${sessions}/:id/end`,
});

export const listCollisions = defineCall<typeof schemas.listCollisions>({
  id: 'identity.consoleCollisions',
  method: 'GET',
  path: '/service/console/account-collisions',
});

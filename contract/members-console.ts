import { defineCall } from './call.ts';
import type * as schemas from './members-console.schemas.ts';

export type { ConsoleMember } from './members-console.schemas.ts';

const members = '/service/console/members';

export const listConsoleMembers = defineCall<typeof schemas.listConsoleMembers>({
  id: 'members.consoleList',
  method: 'GET',
  path: members,
});

export const addMember = defineCall<typeof schemas.addMember>({
  id: 'members.consoleAdd',
  method: 'POST',
  path: members,
});

export const changeRole = defineCall<typeof schemas.changeRole>({
  id: 'members.consoleRole',
  method: 'POST',
  path: `${members}/:id/role`,
});

export const moveMember = defineCall<typeof schemas.moveMember>({
  id: 'members.consoleMove',
  method: 'POST',
  path: `${members}/:id/move`,
});

export const removeMember = defineCall<typeof schemas.removeMember>({
  id: 'members.consoleRemove',
  method: 'POST',
  path: `${members}/:id/remove`,
});

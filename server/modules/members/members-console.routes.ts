import * as schemas from '../../../contract/members-console.schemas.ts';
import * as calls from '../../../contract/members-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { ChangeRules } from './change-member.ts';
import { addToOrganization, changeRoleIn, moveMember, removeFromOrganization } from './keep-members.ts';
import { listEveryMember } from './list-every-member.ts';

const done = { success: true } as const;

interface Needs extends ChangeRules {
  db: Db;
  settings: { MAX_MEMBERS: number };
}

/** The calls of the console about people in organisations. */
export function membersConsoleCalls({ db, settings, ...change }: Needs): Handled[] {
  const rules = { ...change, membersAtMost: settings.MAX_MEMBERS };
  return [
    handle(calls.listConsoleMembers, schemas.listConsoleMembers, ({ query }) => listEveryMember(db, query)),
    handle(calls.addMember, schemas.addMember, async ({ body }, caller) => ({
      id: await addToOrganization(db, caller, body, rules),
    })),
    handle(calls.changeRole, schemas.changeRole, async ({ params, body }, caller) => {
      await changeRoleIn(db, caller, { ...params, ...body }, rules);
      return done;
    }),
    handle(calls.moveMember, schemas.moveMember, async ({ params, body }, caller) => {
      await moveMember(db, caller, { ...params, ...body }, rules);
      return done;
    }),
    handle(calls.removeMember, schemas.removeMember, async ({ params, body }, caller) => {
      await removeFromOrganization(db, caller, { ...params, ...body }, rules);
      return done;
    }),
  ];
}

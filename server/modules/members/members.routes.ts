import * as schemas from '../../../contract/members.schemas.ts';
import * as calls from '../../../contract/members.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { type ChangeRules, changeRole, removeMember } from './change-member.ts';
import { listMembers } from './list-members.ts';

const done = { success: true } as const;

/** The calls about the people of an organisation: list, roles, removal. */
export function membersCalls({ db, ...rules }: { db: Db } & ChangeRules): Handled[] {
  return [
    handle(calls.listMembers, schemas.listMembers, ({ query }, caller) => listMembers(db, caller, query)),
    handle(calls.changeMemberRole, schemas.changeMemberRole, async ({ body }, caller) => {
      await changeRole(db, caller, body, rules);
      return done;
    }),
    handle(calls.removeMember, schemas.removeMember, async ({ body }, caller) => {
      await removeMember(db, caller, body, rules);
      return done;
    }),
  ];
}

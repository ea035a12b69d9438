import type pg from 'pg';
import * as contract from '../../../contract/members.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import type { Mailing } from '../mail/index.ts';
import { createMissLimit } from '../registration/index.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { changeRole, removeMember } from './change-member.ts';
import { checkInvitation } from './find-invitation.ts';
import { inviteMember } from './invite-member.ts';
import { joinSubscriber } from './join-subscriber.ts';
import { listInvitations, listMembers } from './list-members.ts';
import { registerMember } from './register-member.ts';

const windowSeconds = 24 * 60 * 60;
const lettersAtMost = 50;
const resendsAtMost = 5;

const done = { success: true } as const;

interface Needs {
  db: Db;
  pool: pg.Pool;
  hasher: CodeHasher;
  settings: Settings;
  mailing: Mailing;
}

/** The calls of an organisation's people: who they are, how they come and how they go. */
export function membersCalls({ db, pool, hasher, settings, mailing }: Needs): Handled[] {
  const limit = (name: string, points: number) => createLimit(pool, { name, points, windowSeconds });
  const membersAtMost = settings.MAX_MEMBERS;
  const search = { db, hasher, misses: createMissLimit(pool) };
  const inviting = {
    hasher,
    mailing,
    membersAtMost,
    letters: limit('member-invitations', lettersAtMost),
    resends: limit('member-resends', resendsAtMost),
  };
  const joining = { mailing, membersAtMost, kazakhNames: settings.KAZAKH_NAMES };
  return [
    handle(contract.listMembers, ({ query }, caller) => listMembers(db, caller, query)),
    handle(contract.listMemberInvitations, ({ query }, caller) => listInvitations(db, caller, query)),
    handle(contract.inviteMember, async ({ body }, caller) => {
      return { success: true, id: await inviteMember(db, caller, body, inviting) } as const;
    }),
    handle(contract.resendMemberInvitation, async ({ body }, caller) => {
      await resendInvitation(db, caller, body.id, inviting);
      return done;
    }),
    handle(contract.revokeMemberInvitation, async ({ body }, caller) => {
      await revokeInvitation(db, caller, body.id);
      return done;
    }),
    handle(contract.changeMemberRole, async ({ body }, caller) => {
      await changeRole(db, caller, body, mailing);
      return done;
    }),
    handle(contract.removeMember, async ({ body }, caller) => {
      await removeMember(db, caller, body, mailing);
      return done;
    }),
    handle(contract.checkMemberInvitation, ({ body }, caller) => checkInvitation(search, body.code, caller)),
    handle(contract.joinSubscriber, async ({ body }, caller) => {
      await joinSubscriber(search, caller, body.code, joining);
      return done;
    }),
    handle(contract.registerMember, async ({ body }, { origin }) => {
      return { success: true, login: await registerMember(search, body, origin, joining) } as const;
    }),
  ];
}

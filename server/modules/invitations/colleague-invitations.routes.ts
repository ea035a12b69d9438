import type pg from 'pg';
import * as schemas from '../../../contract/invitations-colleagues.schemas.ts';
import * as calls from '../../../contract/invitations-colleagues.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import type { Mailing } from '../mail/index.ts';
import { joinSubscriber } from './accept-invitation.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { createMissLimit } from './invitation-codes.ts';
import { colleagueRules } from './invitation-rules.ts';
import { colleaguesInviter, inviteColleague } from './invite-colleague.ts';
import { listColleagueInvitations } from './list-colleague-invitations.ts';

const done = { success: true } as const;

interface Needs {
  db: Db;
  pool: pg.Pool;
  hasher: CodeHasher;
  settings: Settings;
  mailing: Mailing;
}

/** The calls of an organisation that invites colleagues, and of those who accept. */
export function colleagueInvitationsCalls({ db, pool, hasher, settings, mailing }: Needs): Handled[] {
  const membersAtMost = settings.MAX_MEMBERS;
  const search = { db, hasher, misses: createMissLimit(pool) };
  const rules = colleagueRules({ pool, hasher, mailing, membersAtMost });
  const inviter = colleaguesInviter(rules);
  return [
    handle(calls.listMemberInvitations, schemas.listMemberInvitations, ({ query }, caller) =>
      listColleagueInvitations(db, caller, query),
    ),
    handle(calls.inviteMember, schemas.inviteMember, async ({ body }, caller) => {
      return { success: true, id: await inviteColleague(db, caller, body, rules) } as const;
    }),
    handle(calls.resendMemberInvitation, schemas.resendMemberInvitation, async ({ body }, caller) => {
      await resendInvitation(db, caller, inviter, body, rules);
      return done;
    }),
    handle(calls.revokeMemberInvitation, schemas.revokeMemberInvitation, async ({ body }, caller) => {
      await revokeInvitation(db, caller, inviter, body.id);
      return done;
    }),
    handle(calls.joinSubscriber, schemas.joinSubscriber, async ({ body }, caller) => ({
      ...done,
      isInCabinet: await joinSubscriber(search, caller, body.code, { mailing, membersAtMost }),
    })),
  ];
}

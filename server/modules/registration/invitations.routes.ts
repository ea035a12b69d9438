import type pg from 'pg';
import * as contract from '../../../contract/invitations.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { StartService } from '../catalogue/index.ts';
import type { Mailing } from '../mail/index.ts';
import { linkToInvitation, resendInvitation, revokeInvitation } from './change-invitation.ts';
import { type InvitationRules, inviteCustomer } from './invite-customer.ts';
import { getPartnerSummary, listInvitations } from './list-invitations.ts';

const windowSeconds = 24 * 60 * 60;
const creationsAtMost = 200;
const resendsAtMost = 5;
const linksAtMost = 30;

interface Needs {
  db: Db;
  pool: pg.Pool;
  hasher: CodeHasher;
  mailing: Mailing;
  startService: StartService;
}

/** The calls of the partner's cabinet about invitations. */
export function invitationsCalls({ db, pool, hasher, mailing, startService }: Needs): Handled[] {
  const limit = (name: string, points: number) => createLimit(pool, { name, points, windowSeconds });
  const rules: InvitationRules = {
    hasher,
    mailing,
    startService,
    creations: limit('invitations', creationsAtMost),
    resends: limit('invitation-resends', resendsAtMost),
    links: limit('invitation-links', linksAtMost),
  };
  return [
    handle(contract.listInvitations, ({ query }, { viewer }) => listInvitations(db, viewer, query)),
    handle(contract.partnerSummary, (_, { viewer }) => getPartnerSummary(db, viewer)),
    handle(contract.createInvitation, async ({ body }, caller) => {
      return { success: true, id: await inviteCustomer(db, caller, body, rules) } as const;
    }),
    handle(contract.resendInvitation, async ({ body }, caller) => {
      await resendInvitation(db, caller, body.id, rules);
      return { success: true } as const;
    }),
    handle(contract.revokeInvitation, async ({ body }, caller) => {
      await revokeInvitation(db, caller, body.id, body.reason);
      return { success: true } as const;
    }),
    handle(contract.linkToInvitation, async ({ body }, caller) => {
      return { success: true, url: await linkToInvitation(db, caller, body.id, rules) } as const;
    }),
  ];
}

import type pg from 'pg';
import * as schemas from '../../../contract/invitations.schemas.ts';
import * as calls from '../../../contract/invitations.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { StartService } from '../catalogue/index.ts';
import type { Mailing } from '../mail/index.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { customerRules } from './invitation-rules.ts';
import { customersInviter, inviteCustomer, linkToInvitation } from './invite-customer.ts';
import { listCustomerInvitations } from './list-customer-invitations.ts';

interface Needs {
  db: Db;
  pool: pg.Pool;
  hasher: CodeHasher;
  mailing: Mailing;
  startService: StartService;
}

/** The calls of a partner about the customers it invites. */
export function customerInvitationsCalls({ db, pool, hasher, mailing, startService }: Needs): Handled[] {
  const rules = customerRules({ pool, hasher, mailing, startService });
  const inviter = customersInviter(mailing);
  return [
    handle(calls.listInvitations, schemas.listInvitations, ({ query }, { viewer }) =>
      listCustomerInvitations(db, viewer, query),
    ),
    handle(calls.createInvitation, schemas.createInvitation, async ({ body }, caller) => {
      return { success: true, id: await inviteCustomer(db, caller, body, rules) } as const;
    }),
    handle(calls.resendInvitation, schemas.resendInvitation, async ({ body }, caller) => {
      await resendInvitation(db, caller, inviter, body, rules);
      return { success: true } as const;
    }),
    handle(calls.revokeInvitation, schemas.revokeInvitation, async ({ body }, caller) => {
      await revokeInvitation(db, caller, inviter, body.id, body.reason);
      return { success: true } as const;
    }),
    handle(calls.linkToInvitation, schemas.linkToInvitation, async ({ body }, caller) => {
      return { success: true, url: await linkToInvitation(db, caller, body.id, rules) } as const;
    }),
  ];
}

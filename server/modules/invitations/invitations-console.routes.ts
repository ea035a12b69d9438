import * as schemas from '../../../contract/invitations-console.schemas.ts';
import * as calls from '../../../contract/invitations-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import {
  inviteForAny,
  inviteIntoAny,
  inviteIntoPartner,
  type OperatorRules,
  openOrganization,
  openPartner,
  resendAny,
  revokeAny,
} from './invite-as-operator.ts';
import { getInvitation, listEveryInvitation } from './read-invitations.ts';

const done = { success: true } as const;
const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** The calls of the console about invitations, and about organisations and partners whose first people come by one. */
export function invitationsConsoleCalls({ db, rules }: { db: Db; rules: OperatorRules }): Handled[] {
  return [
    handle(calls.listConsoleInvitations, schemas.listConsoleInvitations, ({ query }) => listEveryInvitation(db, query)),
    handle(calls.getConsoleInvitation, schemas.getConsoleInvitation, ({ params }) => getInvitation(db, params.id)),
    handle(calls.inviteForPartner, schemas.inviteForPartner, async ({ body }, caller) => ({
      id: await inviteForAny(db, caller, { ...body, partnerId: Number(body.partnerId) }, rules),
    })),
    handle(calls.inviteIntoOrganization, schemas.inviteIntoOrganization, async ({ body }, caller) => ({
      id: await inviteIntoAny(db, caller, body, rules),
    })),
    handle(calls.inviteIntoPartner, schemas.inviteIntoPartner, async ({ body }, caller) => ({
      id: await inviteIntoPartner(db, caller, { ...body, partnerId: Number(body.partnerId) }, rules),
    })),
    handle(calls.resendInvitation, schemas.resendInvitation, async ({ params, body }, caller) => {
      await resendAny(db, caller, { ...params, ...body }, rules);
      return done;
    }),
    handle(calls.revokeInvitation, schemas.revokeInvitation, async ({ params, body }, caller) => {
      await revokeAny(db, caller, { ...params, ...body }, rules);
      return done;
    }),
    handle(calls.openOrganization, schemas.openOrganization, async ({ body }, caller) => ({
      id: await openOrganization(db, caller, { ...body, partnerId: numberOrNull(body.partnerId) }, rules),
    })),
    handle(calls.openPartner, schemas.openPartner, async ({ body }, caller) => ({
      id: await openPartner(db, caller, body, rules),
    })),
  ];
}

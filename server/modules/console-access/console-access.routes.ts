import type pg from 'pg';
import * as schemas from '../../../contract/console-access.schemas.ts';
import * as calls from '../../../contract/console-access.ts';
import { grantRoles as grantRolesSchemas } from '../../../contract/identity-console.schemas.ts';
import { grantRoles as grantRolesCall } from '../../../contract/identity-console.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { findConsoleAccess } from './find-console-access.ts';
import { getOwnAccess } from './get-own-access.ts';
import { grantRoles } from './grant-roles.ts';
import { createProofLimits } from './proof-limits.ts';
import { proveAgain } from './prove-again.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { beginSecondFactor, confirmSecondFactor } from './set-up-second-factor.ts';
import { showSecondFactor } from './show-second-factor.ts';

const done = { success: true } as const;

/** The calls by which somebody enters the console and proves who they are, and the one that says who may. */
export function consoleAccessCalls({ pool, ...rest }: Omit<AccessNeeds, 'limits'> & { pool: pg.Pool }): Handled[] {
  const needs: AccessNeeds = { ...rest, limits: createProofLimits(pool) };
  return [
    handle(calls.findConsoleAccess, schemas.findConsoleAccess, (_, caller) => findConsoleAccess(needs.db, caller)),
    handle(calls.getOwnAccess, schemas.getOwnAccess, (_, caller) => getOwnAccess(needs.db, caller)),
    handle(calls.showSecondFactor, schemas.showSecondFactor, ({ body }, caller) =>
      showSecondFactor(needs, body.code, caller),
    ),
    handle(calls.proveAgain, schemas.proveAgain, async ({ body }, caller) => {
      await proveAgain(needs, body, caller);
      return done;
    }),
    handle(calls.beginSecondFactor, schemas.beginSecondFactor, (_, caller) => beginSecondFactor(needs, caller)),
    handle(calls.confirmSecondFactor, schemas.confirmSecondFactor, ({ body }, caller) =>
      confirmSecondFactor(needs, body, caller),
    ),
    handle(calls.removeSecondFactor, schemas.removeSecondFactor, async (_, caller) => {
      await removeSecondFactor(needs, caller);
      return done;
    }),
    handle(grantRolesCall, grantRolesSchemas, async ({ params, body }, caller) => {
      await grantRoles(needs, caller, params.id, body);
      return done;
    }),
    handle(calls.renewRecoveryCodes, schemas.renewRecoveryCodes, (_, caller) => renewRecoveryCodes(needs, caller)),
  ];
}

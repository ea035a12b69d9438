import type pg from 'pg';
import * as contract from '../../../contract/identity.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { changePassword } from './change-password.ts';
import { getUserInfo } from './get-user-info.ts';
import { endOtherSessions, endSession, listSessions } from './manage-sessions.ts';
import { signIn } from './sign-in.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { signOut } from './sign-out.ts';

const done = { success: true } as const;

/** The calls of sign-in, sessions and password. */
export function identityCalls({ db, pool }: { db: Db; pool: pg.Pool }): Handled[] {
  const limits = createSignInLimits(pool);
  return [
    handle(contract.signIn, async ({ body }, { origin, cookies }) => {
      const token = await signIn(db, limits, body, origin, cookies?.token);
      cookies?.set(token, body.isForeignComputer);
      return done;
    }),
    handle(contract.getUserInfo, (_, { viewer }) => getUserInfo(db, viewer.userId)),
    handle(contract.signOut, async (_, { origin, cookies }) => {
      await signOut(db, cookies?.token, origin);
      cookies?.clear();
      return done;
    }),
    handle(contract.listSessions, (_, caller) => listSessions(db, caller)),
    handle(contract.endSession, async ({ body }, caller) => {
      await endSession(db, caller, body.id);
      if (body.id === caller.viewer.sessionId) caller.cookies?.clear();
      return done;
    }),
    handle(contract.endOtherSessions, async (_, caller) => {
      await endOtherSessions(db, caller);
      return done;
    }),
    handle(contract.changePassword, async ({ body }, caller) => {
      const token = await changePassword(db, limits, body, caller);
      caller.cookies?.set(token, caller.viewer.foreignComputer);
      return done;
    }),
  ];
}

import type pg from 'pg';
import * as schemas from '../../../contract/identity.schemas.ts';
import type { UserInfo } from '../../../contract/identity.ts';
import * as calls from '../../../contract/identity.ts';
import * as accountSchemas from '../../../contract/identity-account.schemas.ts';
import * as account from '../../../contract/identity-account.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle, type Viewer } from '../../infra/http/index.ts';
import { createLane, createLimit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { changePassword } from './change-password.ts';
import { getUserInfo } from './get-user-info.ts';
import { endOtherSessions, endSession, listSessions } from './manage-sessions.ts';
import type { Recovery } from './recover-password.ts';
import { setNewPassword } from './set-new-password.ts';
import { signIn } from './sign-in.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { signOut } from './sign-out.ts';

const done = { success: true } as const;

const wrongCodesAtMost = 60;
const wrongCodesWindowSeconds = 15 * 60;
/** On the database, beside the four connections that health and sign-in have. */
const laneOfStrangers = { atOnce: 2, ofOne: 2, waiting: 60, waitSeconds: 10 };

interface Needs {
  db: Db;
  pool: pg.Pool;
  /** Connections of sign-in alone. */
  reserve: { db: Db; pool: pg.Pool };
  hasher: CodeHasher;
  recovery: Recovery;
  mailing: Mailing;
  /** What is announced to a person beside what every page carries. */
  announcedTo(viewer: Viewer): Promise<UserInfo['announcements']>;
}

/** The calls of sign-in, sessions and password. */
export function identityCalls({ db, pool, reserve, hasher, recovery, mailing, announcedTo }: Needs): Handled[] {
  const limits = createSignInLimits(reserve.pool);
  const strangers = createLane(laneOfStrangers);
  const misses = createLimit(pool, {
    name: 'recovery-misses',
    points: wrongCodesAtMost,
    windowSeconds: wrongCodesWindowSeconds,
  });
  return [
    handle(calls.signIn, schemas.signIn, async ({ body }, { origin, cookies }) => {
      const sent = { token: cookies?.token, device: cookies?.device };
      const { token, device } = await signIn(
        { db: reserve.db, limits, hasher, mailing, strangers },
        body,
        origin,
        sent,
      );
      cookies?.set(token, body.isForeignComputer, device);
      return done;
    }),
    handle(calls.getUserInfo, schemas.getUserInfo, async (_, { viewer }) => {
      const announcements = await announcedTo(viewer);
      return { ...(await getUserInfo(db, viewer)), ...(announcements && { announcements }) };
    }),
    handle(calls.signOut, schemas.signOut, async (_, { origin, cookies }) => {
      await signOut(db, cookies?.token, origin);
      cookies?.clear();
      return done;
    }),
    handle(account.listSessions, accountSchemas.listSessions, (_, caller) => listSessions(db, caller)),
    handle(account.endSession, accountSchemas.endSession, async ({ body }, caller) => {
      await endSession(db, caller, body.id);
      if (body.id === caller.viewer.sessionId) caller.cookies?.clear();
      return done;
    }),
    handle(account.endOtherSessions, accountSchemas.endOtherSessions, async (_, caller) => {
      await endOtherSessions(db, caller);
      return done;
    }),
    handle(account.changePassword, accountSchemas.changePassword, async ({ body }, caller) => {
      const token = await changePassword({ db, limits, mailing }, body, caller);
      caller.cookies?.set(token, caller.viewer.foreignComputer);
      return done;
    }),
    handle(account.recoverPassword, accountSchemas.recoverPassword, async ({ query }, { origin }) => {
      await recovery.ask(query.email, origin);
      return done;
    }),
    handle(account.setNewPassword, accountSchemas.setNewPassword, ({ body }, { origin }) =>
      setNewPassword({ db, hasher, misses, limits, mailing }, body, origin),
    ),
  ];
}

import * as schemas from '../../../contract/identity-console.schemas.ts';
import * as calls from '../../../contract/identity-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { changeUser } from './change-user.ts';
import { endUserSession, endUserSessions } from './end-user-sessions.ts';
import { exportNewsList } from './export-news-list.ts';
import { listCollisions } from './list-collisions.ts';
import { getUser, listUserSessions, listUsers } from './read-users.ts';
import type { Recovery } from './recover-password.ts';
import { sendRecovery } from './send-recovery.ts';

const done = { success: true } as const;

interface Needs {
  db: Db;
  settings: { KAZAKH_NAMES: boolean };
  recovery: Pick<Recovery, 'send'>;
  mailing: Mailing;
}

/** The calls of the console about accounts, their roles and their sessions. */
export function usersConsoleCalls({ db, settings, recovery, mailing }: Needs): Handled[] {
  const rules = { kazakhNames: settings.KAZAKH_NAMES, mailing };
  return [
    handle(calls.listUsers, schemas.listUsers, ({ query }) => listUsers(db, query)),
    handle(calls.exportNewsList, schemas.exportNewsList, ({ body }, caller) => exportNewsList(db, body, caller)),
    handle(calls.getUser, schemas.getUser, ({ params }) => getUser(db, params.id)),
    handle(calls.changeUser, schemas.changeUser, ({ params, body }, caller) =>
      changeUser(db, caller, params.id, body, rules),
    ),
    handle(calls.blockUser, schemas.blockUser, async ({ params }, caller) => {
      await blockUser(db, caller, params.id);
      return done;
    }),
    handle(calls.unblockUser, schemas.unblockUser, async ({ params }, caller) => {
      await unblockUser(db, caller, params.id);
      return done;
    }),
    handle(calls.endUserSessions, schemas.endUserSessions, async ({ params }, caller) => {
      return { ...done, ended: await endUserSessions(db, caller, params.id) };
    }),
    handle(calls.sendRecovery, schemas.sendRecovery, async ({ params, body }, caller) => {
      await sendRecovery(db, caller, { ...params, ...body }, recovery);
      return done;
    }),
    handle(calls.listUserSessions, schemas.listUserSessions, ({ query }) => listUserSessions(db, query)),
    handle(calls.endUserSession, schemas.endUserSession, async ({ params }, caller) => {
      await endUserSession(db, caller, params.id);
      return done;
    }),
    handle(calls.listCollisions, schemas.listCollisions, ({ query }) => listCollisions(db, query)),
  ];
}

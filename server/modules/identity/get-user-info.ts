import type { UserInfo } from '../../../contract/identity.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { findUserInfo } from './identity.store.ts';

/** The signed-in person for the browser (spec: identity.user-info). */
export async function getUserInfo(db: Db, { userId, foreignComputer }: Viewer): Promise<UserInfo> {
  const user = await findUserInfo(db, userId);
  if (!user) fail('common.not-signed-in');
  const { id, name, login, email, subscribers } = user;
  const roles = user.roles.filter((role): role is UserInfo['roles'][number] =>
    /^(subscriber|partner|operator)$/.test(role),
  );
  return { id, name, login, email, subscribers, roles, isForeignComputer: foreignComputer };
}

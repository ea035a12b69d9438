import type { Db } from '../../infra/database/index.ts';
import { mailboxKey } from '../identity/index.ts';
import { emailOfInvitation } from './invitations.store.ts';

const another =
  'Приглашение с прежними данными уже отправлено, хотя ответ до вас не дошёл: оно стоит в списке приглашений. Если отправить ещё раз, появится второе.';
const same =
  'Приглашение на эту почту уже отправлено с прежними данными, хотя ответ до вас не дошёл. Чтобы изменить их, отзовите его в списке приглашений и пригласите заново.';

/** Says of an invitation that is done what becomes of other values that were sent with its key. */
export const invitedBefore =
  (email: string) =>
  async (db: Db, id: string): Promise<string> => {
    const before = await emailOfInvitation(db, id);
    return before !== undefined && mailboxKey(before) === mailboxKey(email) ? same : another;
  };

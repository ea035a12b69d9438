import type { Db } from '../../infra/database/index.ts';
import { recallMails } from '../mail/index.ts';
import type { InvitationKind } from './invitation-codes.ts';
import { listCodes } from './invitations.store.ts';
import { invitationLetterKey } from './send-invitation.ts';

/** Takes back the letters of revoked invitations that have not left: their codes open nothing any more. */
export async function recallLetters(transaction: Db, kind: InvitationKind, ids: readonly string[]): Promise<void> {
  const codes = await listCodes(transaction, ids);
  const keys = codes.map(({ invitationId, codeHash }) => invitationLetterKey(kind, invitationId, codeHash));
  await recallMails(transaction, keys);
}

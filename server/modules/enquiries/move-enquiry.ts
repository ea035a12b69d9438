import type { Db } from '../../infra/database/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { changeEnquiry } from './change-enquiry.ts';

/**
 * Marks an enquiry as spam, or brings spam and what is answered back into work; what nobody has is taken by whoever
 * brings it back. @throws Failure of the call
 */
export function moveEnquiry(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version, to }: { version: number; to: 'spam' | 'work' },
): Promise<JsonText> {
  return changeEnquiry(db, { caller, id, version, action: 'enquiry-moved' }, async (_, { assigneeId }) => ({
    state: to,
    assigneeId: to === 'work' ? (assigneeId ?? caller.viewer.userId) : assigneeId,
  }));
}

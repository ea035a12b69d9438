import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { changeEnquiry } from './change-enquiry.ts';
import { takeColleague } from './enquiries-console.store.ts';
import type { TakenEnquiry } from './work-on-enquiries.store.ts';

/**
 * Gives an enquiry to a colleague or to oneself, or takes it from everybody. What is new comes into work by that, and
 * becomes new again when nobody has it, and no partner. @throws Failure of the call
 */
export function assignEnquiry(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version, assigneeId }: { version: number; assigneeId: string | null },
): Promise<JsonText> {
  return changeEnquiry(
    db,
    { caller, id, version, action: 'enquiry-assigned' },
    async (transaction, { state, partnerId }) => {
      if (state === 'spam') fail('enquiries.spam');
      if (assigneeId && !(await takeColleague(transaction, assigneeId))) fail('enquiries.unknown-colleague');
      return { state: stateWith(assigneeId !== null || partnerId !== null, state), assigneeId };
    },
  );
}

function stateWith(isHad: boolean, state: TakenEnquiry['state']) {
  if (state === 'answered') return state;
  return isHad ? 'work' : 'new';
}

import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { getEnquiry } from './read-enquiries.ts';
import { lockEnquiry, saveEnquiry, type TakenEnquiry } from './work-on-enquiries.store.ts';

/** Where an enquiry stands and who has it; of a partner only what changes. */
type Standing = Pick<TakenEnquiry, 'state' | 'assigneeId'> & Partial<Pick<TakenEnquiry, 'partnerId' | 'remindedAt'>>;

/** Who changes which enquiry, and the version that the person has seen. */
export interface Change {
  readonly caller: SignedInCaller;
  readonly id: string;
  readonly version: number;
  readonly action: AuditAction;
  readonly details?: Record<string, string>;
}

/**
 * Changes an enquiry in one transaction with its audit row; whoever has seen an older version is told, and nothing is
 * changed. Its values are ids alone, because they stay when the account of whoever asked goes.
 * @throws Failure `console.absent`, `console.changed`
 */
export async function changeEnquiry(
  db: Db,
  { caller: { viewer, origin }, id, version, action, details }: Change,
  change: (transaction: Db, enquiry: TakenEnquiry) => Promise<Standing>,
): Promise<JsonText> {
  await inTransaction(db, async (transaction) => {
    const enquiry = (await lockEnquiry(transaction, id)) ?? fail('console.absent');
    if (enquiry.version !== version) fail('console.changed');
    const after = { ...enquiry, ...(await change(transaction, enquiry)) };
    await saveEnquiry(transaction, id, after);
    await writeAudit(transaction, {
      action,
      origin,
      userId: viewer.userId,
      object: `enquiry:${id}`,
      ...(details && { details }),
      change: { before: standingOf(enquiry), after: standingOf(after), personId: enquiry.userId ?? undefined },
    });
  });
  return getEnquiry(db, id);
}

const standingOf = ({ state, assigneeId, partnerId, remindedAt }: TakenEnquiry) => ({
  state,
  assigneeId,
  partnerId,
  remindedAt: remindedAt?.toISOString() ?? null,
});

import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { type AskedOnce, doOnce } from '../../infra/done-requests/index.ts';
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
  /** Of a change that is to be done once. */
  readonly once?: Once;
}

/** The key of a form, what it asks, what is said when something else was asked with the key before, and whether that was undone. */
export type Once = Pick<AskedOnce, 'key' | 'asked' | 'otherwise' | 'isUndone'>;

/**
 * Changes an enquiry in one transaction with its audit row; whoever has seen an older version is told, and nothing is
 * changed. Its values are ids alone, because they stay when the account of whoever asked goes.
 * @throws Failure `console.absent`, `console.changed`
 */
export async function changeEnquiry(
  db: Db,
  { caller: { viewer, origin }, id, version, action, details, once = { key: undefined } }: Change,
  change: (transaction: Db, enquiry: TakenEnquiry) => Promise<Standing>,
): Promise<JsonText> {
  const { userId } = viewer;
  const act = async (transaction: Db) => {
    const enquiry = (await lockEnquiry(transaction, id)) ?? fail('console.absent');
    if (enquiry.version !== version) fail('console.changed');
    const after = { ...enquiry, ...(await change(transaction, enquiry)) };
    await saveEnquiry(transaction, id, after);
    await writeAudit(transaction, {
      action,
      origin,
      userId,
      object: `enquiry:${id}`,
      ...(details && { details }),
      change: { before: standingOf(enquiry), after: standingOf(after), personId: enquiry.userId ?? undefined },
    });
    return id;
  };
  await inTransaction(db, (transaction) =>
    doOnce(transaction, { userId, what: `${action}:${id}`, ...once }, () => act(transaction)),
  );
  return getEnquiry(db, id);
}

const standingOf = ({ state, assigneeId, partnerId, remindedAt }: TakenEnquiry) => ({
  state,
  assigneeId,
  partnerId,
  remindedAt: remindedAt?.toISOString() ?? null,
});

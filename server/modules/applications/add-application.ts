import { failures } from '../../../contract/failures.ts';
import { asSentence, closedInWords } from '../../../contract/subscribers-access.words.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { JsonText, type SignedInCaller } from '../../infra/http/index.ts';
import { findSolution } from '../catalogue/index.ts';
import { lockSubscriber, refuseForeign } from '../subscribers/index.ts';
import type { Addresses } from './application-address.ts';
import { countApplications, findApplicationJson, findRecentTwin, insertApplication } from './applications.store.ts';

const doubleClickSeconds = 10;
const recentMinutes = 10;

interface Rules {
  addresses: Addresses;
  atMost: number;
  addsIn10Minutes: number;
  /** Enqueues the preparation in the business transaction. */
  prepare(transaction: Db, applicationId: string): Promise<void>;
}

/**
 * Adds an application for the named subscriber, else the current one, and enqueues its preparation, in one transaction. The same request
 * within 10 s gives the same application (spec: applications.add-once, applications.add).
 * @throws Failure `applications.*` of the call
 */
export async function addApplication(
  db: Db,
  caller: SignedInCaller,
  form: { code: string; name: string; subscriberId?: string | undefined },
  rules: Rules,
): Promise<JsonText> {
  const { viewer, origin } = caller;
  const solution = await findSolution(db, form.code);
  if (!solution) fail('applications.unknown-solution');
  const subscriberId = form.subscriberId ?? viewer.currentSubscriberId;
  if (!subscriberId) fail('applications.no-subscriber');
  if (!viewer.subscriberIds.includes(subscriberId)) await refuseForeign(db, caller, subscriberId);
  const wanted = { subscriberId, solutionCode: solution.code, name: form.name, userId: viewer.userId };

  const text = await inTransaction(db, async (transaction) => {
    const access = await lockSubscriber(transaction, subscriberId);
    if (access?.closed) fail('applications.access-closed', { message: whyClosed(access) });
    const twin = await findRecentTwin(transaction, wanted, doubleClickSeconds);
    if (twin) return findApplicationJson(transaction, twin.id, [subscriberId], rules.addresses);
    const { all, recent } = await countApplications(transaction, subscriberId, recentMinutes);
    if (all >= rules.atMost) fail('applications.too-many');
    if (recent >= rules.addsIn10Minutes) fail('applications.too-often', { retryAfterSeconds: recentMinutes * 60 });
    const id = await insertApplication(transaction, wanted);
    await rules.prepare(transaction, id);
    await writeAudit(transaction, {
      action: 'application-added',
      origin,
      userId: viewer.userId,
      subscriberId,
      object: id,
      change: { before: null, after: { name: form.name, solution: solution.code } },
    });
    return findApplicationJson(transaction, id, [subscriberId], rules.addresses);
  });
  return new JsonText(`{"success":true,"application":${text}}`);
}

interface ClosedAccess {
  open_until: string | null;
  partner_name: string | null;
}

/** Since when nothing can be added and why, and which partner extends the subscription. */
function whyClosed({ open_until: openUntil, partner_name: partnerName }: ClosedAccess): string {
  const { message } = failures['applications.access-closed'];
  const since = openUntil === null ? message : `${asSentence(closedInWords(openUntil))} ${message}`;
  return partnerName === null ? since : `${since} Ваш партнёр\u00a0— ${partnerName}.`;
}

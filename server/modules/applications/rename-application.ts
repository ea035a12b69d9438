import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { JsonText, type SignedInCaller } from '../../infra/http/index.ts';
import { type Addresses, findInAddress } from './application-address.ts';
import { findApplicationJson, updateName } from './applications.store.ts';

interface Rules {
  addresses: Addresses;
  /** Enqueues telling the platform, in the business transaction. */
  tellPlatform(transaction: Db, applicationId: string): Promise<void>;
}

/** Gives one of the person's applications a new name. @throws Failure `applications.unknown` also for another's */
export async function renameApplication(
  db: Db,
  { viewer, origin }: SignedInCaller,
  form: { url: string; name: string },
  { addresses, tellPlatform }: Rules,
): Promise<JsonText> {
  const named = findInAddress(form.url, addresses);
  if (!named || viewer.subscriberIds.length === 0) fail('applications.unknown');
  const { id } = named;
  const text = await inTransaction(db, async (transaction) => {
    const changed = await updateName(transaction, named, viewer.subscriberIds, form.name);
    if (!changed) return undefined;
    await tellPlatform(transaction, id);
    await writeAudit(transaction, {
      action: 'application-renamed',
      origin,
      userId: viewer.userId,
      subscriberId: changed.subscriber_id,
      object: id,
      change: { before: { name: changed.name }, after: { name: form.name } },
    });
    return findApplicationJson(transaction, id, viewer.subscriberIds, addresses);
  });
  if (text === undefined) {
    await writeAudit(db, { action: 'foreign-application-refused', origin, userId: viewer.userId, object: id });
    fail('applications.unknown');
  }
  return new JsonText(`{"success":true,"application":${text}}`);
}

import type { CheckedInput } from '../../../contract/call.ts';
import type { changeOrganization as call } from '../../../contract/partner-cabinet-card.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { partnerOf, spellCity } from '../partners/index.ts';
import { type OwnCard, takeCard, updateCard } from './own-card.store.ts';

const fields = ['city', 'phone', 'mail', 'site', 'description'] as const;

/**
 * Changes the card of the person's partner; the directory shows it at once. A change that has been made already counts
 * as done, so a repeated request succeeds, and what one of the form's own presses has saved is changed further. Returns the
 * card's version (spec: partner-cabinet.card). @throws Failure of the call
 */
export async function changeOrganization(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { version, key, unanswered = [], ...form }: CheckedInput<typeof call>['body'],
): Promise<number> {
  const partner = await partnerOf(db, viewer);
  return inTransaction(db, async (transaction) => {
    const before = (await takeCard(transaction, partner.id)) ?? fail('partners.no-partner');
    const wanted: OwnCard = { ...form, city: await spellCity(transaction, form.city, { id: partner.id }) };
    const isSame = fields.every((field) => before[field] === wanted[field]);
    const mayChange =
      before.version === version || (before.savedWith !== null && unanswered.includes(before.savedWith));
    // A press of before that is still on its way would come later: it is refused where this one makes a version.
    if (isSame && (!mayChange || unanswered.length === 0 || before.savedWith === key)) return before.version;
    if (!mayChange) fail('partners.changed');
    await updateCard(transaction, partner.id, wanted, key);
    if (isSame) return before.version + 1;
    const { version: _, savedWith: __, ...card } = before;
    const change = { before: card, after: { ...card, ...wanted } };
    const object = String(partner.id);
    await writeAudit(transaction, { action: 'partner-card-changed', origin, userId: viewer.userId, object, change });
    return before.version + 1;
  });
}

import type { LetterWords } from '../../../contract/letter-templates.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { changedBefore, doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { saveTemplate, takeTemplate } from './letter-templates.store.ts';
import { faultsOf } from './letters/check-template.ts';
import type { LetterTemplate } from './letters/template.ts';
import { isSame, templateOf } from './read-templates.ts';

interface Change {
  id: string;
  /** The version that the form showed. */
  version: number;
  /** Drawn by the form, for words of its own and for the product's alike. */
  key: string | undefined;
  /** Null for the product's own words. */
  words: LetterWords | null;
}

/**
 * Gives a letter other words, or its own back: the next letter has them, in every process. @throws Failure
 * `console.absent`, `console.changed`, `common.done-before`, `mail.template-wrong` with what is missing by field
 */
export async function changeTemplate(
  db: Db,
  { viewer, origin }: SignedInCaller,
  templates: readonly LetterTemplate[],
  { id, version, key, words }: Change,
): Promise<void> {
  const template = templateOf(templates, id);
  const { original } = template;
  const faults = words ? faultsOf(template, words) : {};
  if (Object.keys(faults).length > 0) fail('mail.template-wrong', { fields: { ...faults } });
  const edited = words && !isSame(words, original) ? words : null;
  const { userId } = viewer;
  const change = async (transaction: Db) => {
    const before = await takeTemplate(transaction, id, original);
    if (before.version !== version) fail('console.changed');
    await saveTemplate(transaction, { id, edited, original, userId });
    await writeAudit(transaction, {
      action: words ? 'letter-template-changed' : 'letter-template-restored',
      origin,
      userId,
      object: `letter-template:${id}`,
      change: { before: { ...(before.edited ?? original) }, after: { ...(edited ?? original) } },
    });
    return id;
  };
  const asked = { userId, key, what: `letter-template-changed:${id}`, asked: { words }, otherwise: changedBefore };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => change(transaction)));
}

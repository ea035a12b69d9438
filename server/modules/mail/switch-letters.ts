import { letterTopic } from '../../../contract/mail.schemas.ts';
import type { LetterTopic } from '../../../contract/mail.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Origin, Viewer } from '../../infra/http/index.ts';
import { addRefusal, hasReader, listRefusals, removeRefusal } from './refusals.store.ts';
import type { StopRight } from './stop-token.ts';

/** The topics that concern the person, and whether letters of each come. */
export async function listTopics(
  db: Db,
  { userId, roles }: Viewer,
): Promise<{ topic: LetterTopic; wanted: boolean }[]> {
  const refused = await listRefusals(db, userId);
  return letterTopic.options
    .filter((topic) => topic !== 'digest' || roles.includes('partner'))
    .map((topic) => ({ topic, wanted: !refused.includes(topic) }));
}

/** Switches letters of a topic on or off for the person; only a change is written to the audit. */
export async function switchLetters(
  db: Db,
  { userId, topic }: StopRight,
  wanted: boolean,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const changed = await (wanted ? removeRefusal : addRefusal)(transaction, userId, topic);
    if (changed)
      await writeAudit(transaction, {
        action: 'letters-switched',
        origin,
        userId,
        object: topic,
        details: { wanted },
        change: { before: { wanted: !wanted }, after: { wanted }, personId: userId },
      });
  });
}

/** The switch that a letter's link is about; nothing when the person is gone. */
export async function findSwitch(
  db: Db,
  { userId, topic }: StopRight,
): Promise<{ topic: LetterTopic; wanted: boolean } | undefined> {
  if (!(await hasReader(db, userId))) return undefined;
  return { topic, wanted: !(await listRefusals(db, userId)).includes(topic) };
}

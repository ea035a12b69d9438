import { letterTopic } from '../../../contract/mail.schemas.ts';
import type { LetterTopic } from '../../../contract/mail.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Origin, Viewer } from '../../infra/http/index.ts';
import { giveNewsConsent, hasNewsConsent, withdrawNewsConsent } from './news-consent.store.ts';
import { addRefusal, hasReader, listRefusals, ownsOrganisation, removeRefusal } from './refusals.store.ts';
import type { StopRight } from './stop-token.ts';

/** The topics that concern the person, and whether letters of each come. */
export async function listTopics(
  db: Db,
  { userId, roles }: Viewer,
): Promise<{ topic: LetterTopic; wanted: boolean }[]> {
  const isWanted = await wantedTopics(db, userId);
  const concerns = { reminders: await ownsOrganisation(db, userId), digest: roles.includes('partner'), news: true };
  return letterTopic.options.filter((topic) => concerns[topic]).map((topic) => ({ topic, wanted: isWanted(topic) }));
}

/** Letters of a topic come until they are refused; news only to who has agreed to them. */
async function wantedTopics(db: Db, userId: string): Promise<(topic: LetterTopic) => boolean> {
  const refused = await listRefusals(db, userId);
  const agreed = await hasNewsConsent(db, userId);
  return (topic) => (topic === 'news' ? agreed : !refused.includes(topic));
}

const change = (db: Db, { userId, topic }: StopRight, wanted: boolean): Promise<boolean> => {
  if (topic === 'news') return (wanted ? giveNewsConsent : withdrawNewsConsent)(db, userId);
  return (wanted ? removeRefusal : addRefusal)(db, userId, topic);
};

/** Switches letters of a topic on or off for the person; only a change is written to the audit. */
export async function switchLetters(
  db: Db,
  { userId, topic }: StopRight,
  wanted: boolean,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const changed = await change(transaction, { userId, topic }, wanted);
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
  return { topic, wanted: (await wantedTopics(db, userId))(topic) };
}

import type { Db } from '../database/index.ts';
import type { Origin } from '../http/index.ts';

/** What happened, in the words of the audit (spec: security.audit). */
export type AuditAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-throttled'
  | 'sign-out'
  | 'session-ended'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-change-failed'
  | 'password-change-throttled'
  | 'password-recovery-asked'
  | 'password-recovered'
  | 'password-recovery-failed'
  | 'registered'
  | 'letters-switched'
  | 'mail-resent'
  | 'mail-tested'
  | 'letter-template-changed'
  | 'letter-template-restored'
  | 'invitation-created'
  | 'invitation-resent'
  | 'invitation-revoked'
  | 'invitation-link-given'
  | 'foreign-invitation-refused'
  | 'foreign-customer-refused'
  | 'partner-card-changed'
  | 'partner-person-added'
  | 'partner-person-removed'
  | 'customers-written'
  | 'subscription-added'
  | 'subscription-extended'
  | 'subscription-closed'
  | 'member-invited'
  | 'member-invitation-resent'
  | 'member-invitation-revoked'
  | 'member-joined'
  | 'member-role-changed'
  | 'member-removed'
  | 'member-change-refused'
  | 'import-checked'
  | 'import-started'
  | 'import-ended'
  | 'denied'
  | 'operator-created'
  | 'second-factor-shown'
  | 'second-factor-failed'
  | 'second-factor-throttled'
  | 'second-factor-added'
  | 'second-factor-replaced'
  | 'second-factor-removed'
  | 'second-factor-reset'
  | 'recovery-codes-renewed'
  | 'proved-again'
  | 'password-reset'
  | 'role-given'
  | 'role-taken'
  | 'audit-exported'
  | 'copy-tried'
  | 'subscriber-selected'
  | 'foreign-subscriber-refused'
  | 'application-added'
  | 'application-renamed'
  | 'application-ready'
  | 'application-failed'
  | 'demo-opened'
  | 'foreign-application-refused'
  | 'user-changed'
  | 'user-blocked'
  | 'user-unblocked'
  | 'user-roles-changed'
  | 'recovery-sent'
  | 'subscription-corrected'
  | 'subscriber-created'
  | 'subscriber-changed'
  | 'member-added'
  | 'member-moved'
  | 'partner-created'
  | 'application-retried'
  | 'application-closed'
  | 'person-exported'
  | 'news-list-exported'
  | 'person-erased'
  | 'enquiry-assigned'
  | 'enquiry-answered'
  | 'enquiry-noted'
  | 'enquiry-moved'
  | 'enquiry-handed'
  | 'enquiry-taken-back'
  | 'partner-reminded'
  | 'enquiries-exported'
  | 'media-uploaded'
  | 'media-described'
  | 'media-removed'
  | 'content-created'
  | 'content-saved'
  | 'content-published'
  | 'content-scheduled'
  | 'content-unscheduled'
  | 'content-withdrawn'
  | 'content-discarded'
  | 'content-removed'
  | 'content-restored'
  | 'job-retried'
  | 'job-forgotten'
  | 'synonyms-added'
  | 'synonyms-changed'
  | 'synonyms-removed'
  | 'phrases-changed'
  | 'content-imported'
  | 'archive-exported'
  | 'archive-received'
  | 'archive-imported'
  | 'archive-discarded'
  | 'announcement-added'
  | 'announcement-changed'
  | 'announcement-ended'
  | 'announcement-removed';

type Values = Readonly<Record<string, unknown>>;

/** What a record was and what it has become; null where it was not there, or is gone. */
interface Change {
  before: Values | null;
  after: Values | null;
  /** Whose data these are: such values lie apart and go with the account. */
  personId?: string | undefined;
}

interface AuditRow {
  action: AuditAction;
  origin?: Origin | undefined;
  userId?: string | null;
  subscriberId?: string | null;
  /** What it was done to, for example an application's number. */
  object?: string;
  details?: Record<string, string | number | boolean | null>;
  /** Only the fields that differ are kept. */
  change?: Change;
}

/** The fields that differ, on both sides. */
function differing({ before, after }: Change): Pick<Change, 'before' | 'after'> {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Adds a row to the audit, in the transaction of the action it records. */
export async function writeAudit(db: Db, row: AuditRow): Promise<void> {
  const { id } = await db
    .insertInto('audit')
    .values({
      action: row.action,
      user_id: row.userId ?? null,
      subscriber_id: row.subscriberId ?? null,
      object: row.object ?? null,
      address: row.origin?.address ?? null,
      request_id: row.origin?.requestId ?? null,
      details: JSON.stringify(row.details ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.change) await writeValues(db, id, row.change);
}

async function writeValues(db: Db, auditId: string, change: Change): Promise<void> {
  const { before, after } = differing(change);
  await db
    .insertInto('audit_values')
    .values({
      audit_id: auditId,
      person_id: change.personId ?? null,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

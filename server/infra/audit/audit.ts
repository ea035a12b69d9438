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
  | 'subscriber-selected'
  | 'foreign-subscriber-refused'
  | 'application-added'
  | 'application-renamed'
  | 'application-ready'
  | 'application-failed'
  | 'demo-opened'
  | 'foreign-application-refused';

interface AuditRow {
  action: AuditAction;
  origin?: Origin | undefined;
  userId?: string | null;
  subscriberId?: string | null;
  /** What it was done to, for example an application's number. */
  object?: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Adds a row to the audit, in the transaction of the action it records. */
export async function writeAudit(db: Db, row: AuditRow): Promise<void> {
  await db
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
    .execute();
}

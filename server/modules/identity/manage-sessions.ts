import type { OpenSession } from '../../../contract/identity-account.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { deviceOf } from './device-words.ts';
import { deleteOtherSessions, deleteSession, listSessionsOf } from './sessions.store.ts';

/** The person's open sessions, the latest used first (spec: identity.open-sessions). */
export async function listSessions(db: Db, { viewer }: SignedInCaller): Promise<OpenSession[]> {
  const rows = await listSessionsOf(db, viewer.userId);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === viewer.sessionId,
    foreignComputer: row.foreign_computer,
    device: deviceOf(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

/** Ends one of the person's own sessions. @throws Failure `identity.unknown-session`, for another person's too */
export async function endSession(db: Db, { viewer, origin }: SignedInCaller, sessionId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await deleteSession(transaction, viewer.userId, sessionId))) fail('identity.unknown-session');
    await writeAudit(transaction, { action: 'session-ended', origin, userId: viewer.userId, object: sessionId });
  });
}

/** Ends all of the person's sessions but this one. */
export async function endOtherSessions(db: Db, { viewer, origin }: SignedInCaller): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const ended = await deleteOtherSessions(transaction, viewer.userId, viewer.sessionId);
    await writeAudit(transaction, { action: 'sessions-ended', origin, userId: viewer.userId, details: { ended } });
  });
}

import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import type { Log } from '../../infra/log/index.ts';
import { hashToken } from './session-token.ts';
import { findViewer as findRow, touchSession } from './sessions.store.ts';

/**
 * The person of a session token, or `null`; notes the use of the session at most once a minute
 * (spec: session.last-seen).
 */
export async function findViewer(db: Db, token: string, log: Pick<Log, 'warn'>): Promise<Viewer | null> {
  const row = await findRow(db, hashToken(token));
  if (!row) return null;
  if (row.unseen_for_a_minute) {
    // When the database cannot write (a full disk), reading must go on.
    await touchSession(db, row.session_id).catch((error) => log.warn({ err: error }, 'session use not noted'));
  }
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    roles: row.roles,
    subscriberIds: row.subscriber_ids,
    currentSubscriberId: row.current_subscriber_id,
    foreignComputer: row.foreign_computer,
    secondFactor: !row.has_second_factor ? 'none' : row.second_factor_shown ? 'shown' : 'asked',
    provedFreshly: row.proved_freshly,
  };
}

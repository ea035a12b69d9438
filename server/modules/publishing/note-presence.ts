import type { CallAnswer } from '../../../contract/call.ts';
import type { notePresence as call } from '../../../contract/publishing.ts';
import { type ContentKind, presenceBelievedSeconds } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { forgetPresence, notePresence as keep } from './history.store.ts';
import { findItem } from './items.store.ts';

/** Notes that somebody has the record open; names the others and the version they may have made meanwhile. */
export async function notePresence(
  db: Db,
  userId: string,
  { kind, id, leaving }: { kind: ContentKind; id: string; leaving: boolean },
): Promise<CallAnswer<typeof call>> {
  const item = (await findItem(db, kind, id)) ?? fail('console.absent');
  const others = await keep(db, { id, userId, leaving, seconds: presenceBelievedSeconds });
  if (leaving) await forgetPresence(db, id);
  return { version: item.version, others };
}

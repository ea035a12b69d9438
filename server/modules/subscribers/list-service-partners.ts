import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { listPartnersOf } from './subscribers.store.ts';

/** The partners of the person's subscribers; a subscriber without a partner is left out. */
export function listServicePartners(db: Db, viewer: Viewer) {
  return listPartnersOf(db, viewer.subscriberIds);
}

import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { readSubscriber, readSubscription } from './subscribers-console.store.ts';

export {
  readSubscribers as listSubscribers,
  readSubscriptions as listSubscriptions,
} from './subscribers-console.store.ts';

/** One organisation for the console. @throws Failure `console.absent` */
export async function getSubscriber(db: Db, id: string): Promise<JsonText> {
  return (await readSubscriber(db, id)) ?? fail('console.absent');
}

/** One subscription with its history for the console. @throws Failure `console.absent` */
export async function getSubscription(db: Db, id: string): Promise<JsonText> {
  return (await readSubscription(db, id)) ?? fail('console.absent');
}

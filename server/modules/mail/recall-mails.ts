import type { Db } from '../../infra/database/index.ts';
import { recallByKeys } from './mail.store.ts';

/**
 * Takes letters back whose reason is gone, in the transaction that ends it: those that wait are not sent. One that is
 * being sent may still arrive; it is not tried again (spec: mail.recalled).
 */
export async function recallMails(transaction: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await recallByKeys(transaction, keys);
}

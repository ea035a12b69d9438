import type { Db } from '../../infra/database/index.ts';
import { setAsideAllWaiting } from './mail.store.ts';

/** The error of a letter that waited when the database was copied. */
export const restoredFate =
  'База восстановлена из копии: прежний портал мог уже отправить это письмо. Второй раз не отправлено.';

/**
 * Sets aside the letters that waited at the moment of a copy: whether they were sent after it, nobody knows, and a second
 * letter is worse than one that an operator looks at (spec: mail.once). Returns how many.
 */
export function setAsideWaiting(db: Db): Promise<number> {
  return setAsideAllWaiting(db, restoredFate);
}

import type { Db } from '../database/index.ts';
import { fail } from '../failures/index.ts';
import { claimRequest, noteMade, readMade } from './done-requests.store.ts';

/** A request that is to be done once, however often it is sent. */
export interface AskedOnce {
  readonly userId: string;
  /** Drawn by the form; a page of the build before sends none, and is answered as before. */
  readonly key: string | undefined;
  /** The action and what it is about. */
  readonly what: string;
  /** What was asked, without the key and the version that was seen. */
  readonly asked?: object;
  /** Said when the key was used for something else: what was done then, and where it is to be seen. */
  readonly otherwise?: string | ((db: Db, made: string) => Promise<string>);
  /** How long the same press is taken for a repetition, where people may mean it once more in the same open page. */
  readonly lastsMinutes?: number;
  /** Whether what was made has been undone since: whoever asks for it again means it anew. */
  readonly isUndone?: (db: Db, made: string) => Promise<boolean>;
}

/** What a form sends besides its values, where it is to be done once. */
export interface Once {
  readonly key?: string | undefined;
}

/** Said of a change when other values were sent with the key of one that is done. */
export const changedBefore =
  'То, что вы отправили раньше, уже сохранено, хотя ответ до вас не дошёл. Посмотрите, что в записи теперь, и сохраните новые правки ещё раз.';

/**
 * Does what was asked, in the transaction of the action, or returns what the same request has made before; the second of two at
 * once waits for the first (spec: operator-console.once). @throws Failure `common.done-before` when something else was asked
 */
export async function doOnce(
  transaction: Db,
  { userId, key, what, asked = {}, otherwise, lastsMinutes = Number.POSITIVE_INFINITY, isUndone }: AskedOnce,
  act: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return act();
  const request = { userId, key, what };
  const earlier = await claimRequest(transaction, request, JSON.stringify(asked));
  if (earlier && earlier.minutes <= lastsMinutes && !(await isUndone?.(transaction, earlier.made))) {
    if (earlier.isSame) return earlier.made;
    const message = typeof otherwise === 'function' ? await otherwise(transaction, earlier.made) : otherwise;
    fail('common.done-before', message === undefined ? {} : { message });
  }
  const made = await act();
  await noteMade(transaction, request, JSON.stringify(asked), made);
  return made;
}

/** What an earlier request with the key has made, or nothing; what has been undone since is nothing. */
export async function findMade(
  db: Db,
  { userId, key, what, lastsMinutes = Number.POSITIVE_INFINITY, isUndone }: AskedOnce,
): Promise<string | undefined> {
  const done = key === undefined ? undefined : await readMade(db, { userId, key, what });
  if (!done || done.minutes > lastsMinutes) return undefined;
  return (await isUndone?.(db, done.made)) ? undefined : done.made;
}

import { type Database, listen } from './infra/database/index.ts';
import { readChange } from './infra/page-cache/index.ts';

/**
 * Tells the caches what has changed, and that all of it may have: after a reconnection, because changes may have been
 * missed.
 */
export function forgetOnChange(
  connection: Database['connection'],
  caches: readonly ((changes: readonly string[] | undefined) => unknown)[],
) {
  const forget = (changes: readonly string[] | undefined) => {
    for (const clear of caches) clear(changes);
  };
  return listen(
    connection,
    'content_changed',
    (payload) => forget(readChange(payload)),
    () => forget(undefined),
  );
}

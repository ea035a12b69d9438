import type { Db } from '../../infra/database/index.ts';
import { findMovedCode } from './moved.store.ts';

/** The kinds whose records may be renamed after they have been published. */
const moving = ['news', 'articles'] as const;

/** The path where a renamed record stands now; nothing for an address that never was, or is none of these kinds. */
export async function findMoved(
  db: Db,
  code: string,
  kinds: readonly (typeof moving)[number][] = moving,
): Promise<string | undefined> {
  // A text that cannot be a code is not looked up, because PostgreSQL refuses a NUL.
  if (!/^[a-z0-9_-]{1,100}$/.test(code)) return undefined;
  const found = await findMovedCode(db, kinds, code);
  return found && `/${found.kind}/${found.code}`;
}

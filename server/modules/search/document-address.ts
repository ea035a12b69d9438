import type { SearchType } from '../../../contract/search.ts';

/** The address of a document's page, below the base path. */
export function addressOfDocument({ kind, code }: { kind: SearchType; code: string }): string {
  return `/${kind === 'news' ? 'news' : 'articles'}/${code}`;
}

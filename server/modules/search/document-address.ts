import type { SearchType } from '../../../contract/search.ts';

/** The address of a document's page, with the base path. */
export function addressOfDocument(basePath: string, { kind, code }: { kind: SearchType; code: string }): string {
  return `${basePath}/${kind === 'news' ? 'news' : 'articles'}/${code}`;
}

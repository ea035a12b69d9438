import { redirect } from 'react-router';
import type { Publication } from '../../../contract/content-publications.ts';
import { pathTo } from '../../routes.ts';

/**
 * The calls answer an old address with what stands at the new one: the navigation goes on to it, as a first load does
 * (spec: publishing.renamed). On the server such an address is absent, and the page itself redirects.
 */
export function followRenamed(
  page: 'newsItem' | 'article',
  { code: asked, search }: { code: string; search: URLSearchParams },
  found: Publication | undefined,
): void {
  if (!found || found.code === asked) return;
  throw redirect(pathTo(page, { code: found.code }) + (search.size > 0 ? `?${search}` : ''));
}

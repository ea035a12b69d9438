import type { SearchType } from '../../../contract/search.ts';
import { longestQuery } from '../../../contract/search.values.ts';
import { pageNumberOf } from '../../app/routing/page-number.ts';
import { pathTo } from '../../routes.ts';

/** What the address of the search asks for. */
export interface AskedSearch {
  /** The typed text, cut to the longest allowed length. */
  readonly text: string;
  readonly tooLong: boolean;
  /** Whether there is a letter or a digit to look for. */
  readonly searchable: boolean;
  readonly type: SearchType | undefined;
  readonly page: number;
  /** As typed: nothing is corrected. */
  readonly exact: boolean;
}

/** One of the two kinds; nothing for anything else, which searches the whole site. */
export const searchTypeOf = (type: string | null | undefined): SearchType | undefined =>
  type === 'article' || type === 'news' ? type : undefined;

/**
 * Reads an address: `q`, `type` (or the type of `/search/:type`) and `page`. Nothing when the address is no page; an
 * unknown `type` in the query searches the whole site.
 */
export function askedSearch(search: URLSearchParams, typeOfPath?: string): AskedSearch | undefined {
  const page = pageNumberOf(search);
  if (page === undefined || (typeOfPath !== undefined && !searchTypeOf(typeOfPath))) return undefined;
  const typed = [
    ...(search.get('q') ?? '')
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  ];
  const tooLong = typed.length > longestQuery;
  const text = typed.slice(0, longestQuery).join('');
  return {
    text,
    tooLong,
    searchable: !tooLong && /[\p{L}\p{N}]/u.test(text),
    type: searchTypeOf(typeOfPath ?? search.get('type')),
    page,
    exact: search.get('exact') === '1',
  };
}

interface Address {
  readonly text: string;
  readonly type: SearchType | undefined;
  readonly exact?: boolean;
  readonly page?: number;
}

/** The address of a search: `q`, `type`, `exact` and `page` each only when filled (spec: search.form). */
export function searchAddress({ text, type, exact = false, page = 1 }: Address): string {
  const more = { exact: exact ? '1' : undefined, page: page > 1 ? page : undefined };
  return pathTo('search', undefined, { q: text.trim(), type, ...more });
}

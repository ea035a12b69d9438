import { CallFailure } from '../calls/call-failure.ts';

/** The page of a list that an address asks for: the first without a word, nothing for what is no number of a page. */
export function pageNumberOf(search: URLSearchParams): number | undefined {
  const page = search.get('page');
  if (page === null) return 1;
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

/** The same for a page's `load`. @throws CallFailure 404: such an address is no page */
export function askedPage(search: URLSearchParams): number {
  const page = pageNumberOf(search);
  if (page === undefined) throw new CallFailure({ status: 404 });
  return page;
}

import { CallFailure } from '../calls/call-failure.ts';

/** The page number of an address: 1 when it has none, nothing when it is not a page number. */
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

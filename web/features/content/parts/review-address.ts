import { type ReviewType, reviewTypes } from '../../../../contract/content-reviews.ts';
import { pathTo } from '../../../routes.ts';

const pageNumber = /^[1-9]\d{0,5}$/;

/** The page of text reviews that the address asks for; the first one for everything that is none. */
export function pageOfAddress(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return pageNumber.test(asked) ? Number(asked) : 1;
}

/** The tab that the address asks for; the first one for everything that is none. */
export function tabOfAddress(search: URLSearchParams): ReviewType {
  const asked = search.get('tab');
  return reviewTypes.find((type) => type === asked) ?? reviewTypes[0];
}

/** The address of a tab, and of a page of it; the first ones are left out. */
export function reviewsAddress(tab: ReviewType, page = 1): string {
  return pathTo('reviews', undefined, {
    tab: tab === reviewTypes[0] ? undefined : tab,
    page: page === 1 ? undefined : page,
  });
}

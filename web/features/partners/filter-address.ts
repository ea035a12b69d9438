import { longestPartnerFilter } from '../../../contract/partners.values.ts';
import { pathTo } from '../../routes.ts';

/** How many organisations are shown at first, and added by «Показать ещё». */
export const portion = 48;
/** The most that are shown: a longer list has to be filtered. */
export const mostShown = portion * 10;

/** What the address of the directory says. */
export interface PartnerFilter {
  readonly name: string;
  readonly city: string;
  readonly count: number;
}

/** Reads the filter; a text that is too long is cut, an impossible number becomes the default. */
export function readFilter(search: URLSearchParams): PartnerFilter {
  const text = (key: string) => (search.get(key) ?? '').trim().slice(0, longestPartnerFilter).trim();
  const count = search.get('count') ?? '';
  return {
    name: text('name'),
    city: text('city'),
    count: /^[1-9]\d{0,3}$/.test(count) ? Math.min(Math.max(Number(count), portion), mostShown) : portion,
  };
}

/** The address of the directory with a filter, without default values. */
export function filterAddress({ name, city, count }: PartnerFilter): string {
  return pathTo('browsePartners', undefined, { name, city, count: count > portion ? count : undefined });
}

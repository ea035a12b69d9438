import { endingDays } from '../../../contract/partner-cabinet-customers.ts';
import { pageNumberOf } from '../../app/routing/page-number.ts';
import { pathTo } from '../../routes.ts';
import type { CustomerChoice } from './queries.ts';

const longestSearch = 100;

/** What the address asks for; what it asks wrongly counts as not asked. */
export function readCustomerChoice(address: URLSearchParams): CustomerChoice {
  return {
    ending: endingDays.find((days) => days === address.get('ending')),
    search: (address.get('q') ?? '').trim().slice(0, longestSearch),
    page: pageNumberOf(address) ?? 1,
  };
}

/** The address of a choice; the first page of all of them has nothing to say. */
export function customersAddress({ ending, search, page }: Partial<CustomerChoice>): string {
  return pathTo('partnerCustomers', undefined, { ending, q: search, page: page === 1 ? undefined : page });
}

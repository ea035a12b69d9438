import { groupNames, type InvitationGroup } from '../../../contract/invitations.ts';
import { pageNumberOf } from '../../app/routing/page-number.ts';
import { pathTo } from '../../routes.ts';
import type { InvitationChoice } from './queries.ts';

const longestSearch = 100;

/** What the address asks for; what it asks wrongly counts as not asked. */
export function readChoice(address: URLSearchParams): InvitationChoice {
  const show = groupNames.find((name) => name === address.get('show'));
  return {
    show,
    search: (address.get('q') ?? '').trim().slice(0, longestSearch),
    page: pageNumberOf(address) ?? 1,
  };
}

/** The address of a choice; the first page of all of them has nothing to say. */
export function choiceAddress({ show, search, page }: Partial<InvitationChoice>): string {
  return pathTo('partner', undefined, { show, q: search, page: page === 1 ? undefined : page });
}

/** How many invitations a filter lets through; all without one. */
export function countOf(counts: Readonly<Record<InvitationGroup, number>>, show: InvitationGroup | undefined): number {
  return show ? counts[show] : groupNames.reduce((sum, name) => sum + counts[name], 0);
}

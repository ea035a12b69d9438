import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type EndingDays, getCustomer, listCustomers } from '../../../contract/customers.ts';
import { type InvitationGroup, listInvitations, partnerSummary } from '../../../contract/invitations.ts';
import { getOrganization } from '../../../contract/partner-card.ts';
import { listTariffs } from '../../../contract/start-service.ts';
import { request } from '../../app/api.ts';
import { personal } from '../../app/personal-data.ts';

const askAgainMs = 4_000;

/** What of the invitations is shown. */
export interface InvitationChoice {
  readonly show: InvitationGroup | undefined;
  readonly search: string;
  readonly page: number;
}

/** What of the customers is shown. */
export interface CustomerChoice {
  readonly ending: EndingDays | undefined;
  readonly search: string;
  readonly page: number;
}

/** What the partner's cabinet shows. */
export const cabinetQueries = {
  summary: () =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'summary'],
      queryFn: ({ signal }) => request(partnerSummary, {}, signal),
      networkMode: 'always',
    }),
  /** A page of the invitations; asked again while a letter is on its way. */
  invitations: ({ show, search, page }: InvitationChoice) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'invitations', show, search, page],
      queryFn: ({ signal }) => request(listInvitations, { query: { show, search, page } }, signal),
      networkMode: 'always',
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.content.some((one) => one.state === 'queued') ? askAgainMs : false,
    }),
  customers: ({ ending, search, page }: CustomerChoice) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'customers', ending, search, page],
      queryFn: ({ signal }) => request(listCustomers, { query: { ending, search, page } }, signal),
      networkMode: 'always',
      placeholderData: keepPreviousData,
    }),
  /** One customer; always asked anew, because what is shown is about to be changed. */
  customer: (id: string) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'customer', id],
      queryFn: ({ signal }) => request(getCustomer, { params: { id } }, signal),
      networkMode: 'always',
      staleTime: 0,
    }),
  /** The partner's own card; always asked anew, because a colleague may have changed it. */
  organization: () =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'organization'],
      queryFn: ({ signal }) => request(getOrganization, {}, signal),
      networkMode: 'always',
      staleTime: 0,
    }),
  /** The tariffs of the catalogue. */
  tariffs: () =>
    queryOptions({
      queryKey: ['catalogue-tariffs'],
      queryFn: ({ signal }) => request(listTariffs, {}, signal),
      networkMode: 'always',
    }),
};

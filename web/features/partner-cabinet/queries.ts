import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listTariffs } from '../../../contract/catalogue-start-service.ts';
import { type InvitationGroup, listInvitations } from '../../../contract/invitations.ts';
import { partnerSummary } from '../../../contract/partner-cabinet.ts';
import { getOrganization } from '../../../contract/partner-cabinet-card.ts';
import { type EndingDays, getCustomer, listCustomers } from '../../../contract/partner-cabinet-customers.ts';
import { request } from '../../app/calls/api.ts';
import { personal } from '../../app/calls/personal-data.ts';

const askAgainMs = 4_000;

/** The filter and page of the invitations. */
export interface InvitationChoice {
  readonly show: InvitationGroup | undefined;
  readonly search: string;
  readonly page: number;
}

/** The filter and page of the customers. */
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
    }),
  /** A page of the invitations; fetched again while a letter is being sent. */
  invitations: ({ show, search, page }: InvitationChoice) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'invitations', show, search, page],
      queryFn: ({ signal }) => request(listInvitations, { query: { show, search, page } }, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.status === 'success' && state.data?.content.some((one) => one.state === 'queued') ? askAgainMs : false,
    }),
  customers: ({ ending, search, page }: CustomerChoice) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'customers', ending, search, page],
      queryFn: ({ signal }) => request(listCustomers, { query: { ending, search, page } }, signal),
      placeholderData: keepPreviousData,
    }),
  /** One customer; always fetched again, because it is about to be changed. */
  customer: (id: string) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'customer', id],
      queryFn: ({ signal }) => request(getCustomer, { params: { id } }, signal),
      staleTime: 0,
    }),
  /** The partner's own card; always fetched again, because a colleague may have changed it. */
  organization: () =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'organization'],
      queryFn: ({ signal }) => request(getOrganization, {}, signal),
      staleTime: 0,
    }),
  /** The tariffs of the catalogue. */
  tariffs: () =>
    queryOptions({
      queryKey: ['catalogue-tariffs'],
      queryFn: ({ signal }) => request(listTariffs, {}, signal),
    }),
};

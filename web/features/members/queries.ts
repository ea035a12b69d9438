import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listMemberInvitations } from '../../../contract/invitations-colleagues.ts';
import { listMembers } from '../../../contract/members.ts';
import { request } from '../../app/calls/api.ts';
import { personal } from '../../app/calls/personal-data.ts';

const askAgainMs = 4_000;

/** The first pages of a list, in order. */
const upTo = <Page>(pages: number, fetchPage: (page: number) => Promise<Page>) =>
  Promise.all(Array.from({ length: pages }, (_, index) => fetchPage(index + 1)));

/** The people of an organisation and its invitations, so many pages of each; they grow downwards. */
export const membersQueries = {
  /** The key prefix of all of it, for changes. */
  everything: (subscriberId: string) => [personal, 'members', subscriberId],
  list: (subscriberId: string, pages: number) =>
    queryOptions({
      queryKey: [...membersQueries.everything(subscriberId), 'list', pages],
      queryFn: ({ signal }) => upTo(pages, (page) => request(listMembers, { query: { subscriberId, page } }, signal)),
      placeholderData: keepPreviousData,
    }),
  /** Fetched again while a letter is being sent. */
  invitations: (subscriberId: string, pages: number) =>
    queryOptions({
      queryKey: [...membersQueries.everything(subscriberId), 'invitations', pages],
      queryFn: ({ signal }) =>
        upTo(pages, (page) => request(listMemberInvitations, { query: { subscriberId, page } }, signal)),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => {
        const waits = state.data?.some(({ content }) => content.some((one) => one.state === 'queued'));
        return state.status === 'success' && waits ? askAgainMs : false;
      },
    }),
};

import { infiniteQueryOptions } from '@tanstack/react-query';
import { listMemberInvitations, listMembers } from '../../../contract/members.ts';
import { request } from '../../app/api.ts';
import { personal } from '../../app/personal-data.ts';

const askAgainMs = 4_000;

interface Page {
  readonly page: number;
  readonly totalPages: number;
}

const nextPage = ({ page, totalPages }: Page) => (page < totalPages ? page + 1 : undefined);

/** The people of an organisation and its invitations, page after page. */
export const membersQueries = {
  /** Begins the key of all of it: for what changes them. */
  everything: (subscriberId: string) => [personal, 'members', subscriberId],
  list: (subscriberId: string) =>
    infiniteQueryOptions({
      queryKey: [...membersQueries.everything(subscriberId), 'list'],
      queryFn: ({ signal, pageParam }) => request(listMembers, { query: { subscriberId, page: pageParam } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      networkMode: 'always',
    }),
  /** Asked again while a letter is on its way. */
  invitations: (subscriberId: string) =>
    infiniteQueryOptions({
      queryKey: [...membersQueries.everything(subscriberId), 'invitations'],
      queryFn: ({ signal, pageParam }) =>
        request(listMemberInvitations, { query: { subscriberId, page: pageParam } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      networkMode: 'always',
      refetchInterval: ({ state }) => {
        const waits = state.data?.pages.some(({ content }) => content.some((one) => one.state === 'queued'));
        return state.status === 'success' && waits ? askAgainMs : false;
      },
    }),
};

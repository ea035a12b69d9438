import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '../../../contract/identity-account.ts';
import { listLetterTopics } from '../../../contract/mail.ts';
import { request } from '../../app/calls/api.ts';
import { personal } from '../../app/calls/personal-data.ts';
import { noteServerTime } from '../../app/calls/server-clock.ts';

/** What the person's account page shows beside the person: the open sessions, and which letters come. */
export const identityQueries = {
  sessions: (userId: string) =>
    queryOptions({
      queryKey: [personal, 'sessions', userId],
      queryFn: ({ signal }) => request(listSessions, {}, signal, noteServerTime),
      // A change of organisation removes all personal data; the same person's list stays on the screen meanwhile.
      placeholderData: (before, query) => (query?.queryKey[2] === userId ? before : undefined),
    }),
  letterTopics: (userId: string) =>
    queryOptions({
      queryKey: [personal, 'letters', userId],
      queryFn: ({ signal }) => request(listLetterTopics, {}, signal),
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { listServicePartners, listSubscriptions } from '../../../contract/subscribers.ts';
import { request } from '../../app/calls/api.ts';
import { personal } from '../../app/calls/personal-data.ts';
import { noteServerTime } from '../../app/calls/server-clock.ts';
import { readSubscriptions } from './read-subscriptions.ts';

/** The subscriptions of all the person's subscribers, and who serves them. */
export const subscribersQueries = {
  subscriptions: () =>
    queryOptions({
      queryKey: [personal, 'subscriptions'],
      queryFn: async ({ signal }) => readSubscriptions(await request(listSubscriptions, {}, signal, noteServerTime)),
    }),
  partners: () =>
    queryOptions({
      queryKey: [personal, 'service-partners'],
      queryFn: ({ signal }) => request(listServicePartners, {}, signal),
    }),
};

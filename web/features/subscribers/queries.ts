import { queryOptions } from '@tanstack/react-query';
import { listSubscriptions } from '../../../contract/subscribers.ts';
import { request } from '../../app/api.ts';
import { personal } from '../../app/personal-data.ts';

/** The subscriptions of all the person's subscribers. */
export const subscribersQueries = {
  subscriptions: () =>
    queryOptions({
      queryKey: [personal, 'subscriptions'],
      queryFn: ({ signal }) => request(listSubscriptions, {}, signal),
    }),
};

import { queryOptions } from '@tanstack/react-query';
import { listTariffNotes, listTariffs, listTariffTypes } from '../../../contract/catalogue-start-service.ts';
import { request } from '../../app/calls/api.ts';
import { missingWhileNull, orNull } from '../../app/calls/or-null.ts';

/** The data of the price page; each part is null while the start service does not give it. */
export const priceQueries = {
  tariffs: () =>
    queryOptions({
      queryKey: ['tariffs'],
      queryFn: ({ signal }) =>
        orNull(
          Promise.all([request(listTariffTypes, {}, signal), request(listTariffs, {}, signal)]).then(
            ([types, tariffs]) => ({ types, tariffs }),
          ),
        ),
      ...missingWhileNull,
    }),
  notes: () =>
    queryOptions({
      queryKey: ['tariff-notes'],
      queryFn: ({ signal }) => orNull(request(listTariffNotes, {}, signal)),
      ...missingWhileNull,
    }),
};

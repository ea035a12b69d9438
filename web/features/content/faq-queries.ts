import { queryOptions } from '@tanstack/react-query';
import { getFaq, listFaqCategories } from '../../../contract/content-faq.ts';
import { request } from '../../app/calls/api.ts';
import { absentAsNull } from '../../app/calls/call-failure.ts';
import { personal } from '../../app/calls/personal-data.ts';

const fetchCategories = (forPublicUse: 'true' | 'false', signal: AbortSignal) =>
  request(listFaqCategories, { query: { 'for-public-use': forPublicUse } }, signal);

const fetchFaq = (id: string, signal: AbortSignal) => request(getFaq, { params: { id } }, signal).catch(absentAsNull);

/**
 * Public categories and, for a signed-in person, all of them; a question is `null` when it does not exist for the
 * caller.
 */
export const faqQueries = {
  categories: () =>
    queryOptions({ queryKey: ['faq', 'categories'], queryFn: ({ signal }) => fetchCategories('true', signal) }),
  everyCategory: () =>
    queryOptions({
      queryKey: [personal, 'faq', 'categories'],
      queryFn: ({ signal }) => fetchCategories('false', signal),
    }),
  /** Personal, because in the browser the answer depends on the session; the server renders the public answer. */
  one: (id: string) =>
    queryOptions({ queryKey: [personal, 'faq', 'one', id], queryFn: ({ signal }) => fetchFaq(id, signal) }),
  /** The same question, fetched again once the person is known. */
  oneForPerson: (id: string) =>
    queryOptions({ queryKey: [personal, 'faq', 'one', id, 'person'], queryFn: ({ signal }) => fetchFaq(id, signal) }),
};

import { queryOptions } from '@tanstack/react-query';
import { getFaq, listFaqCategories } from '../../../contract/content-faq.ts';
import { request } from '../../app/calls/api.ts';
import { absentAsNull } from '../../app/calls/call-failure.ts';
import { personal } from '../../app/calls/personal-data.ts';

const fetchCategories = (forPublicUse: 'true' | 'false', signal: AbortSignal) =>
  request(listFaqCategories, { query: { 'for-public-use': forPublicUse } }, signal);

const fetchFaq = (id: string, signal: AbortSignal) => request(getFaq, { params: { id } }, signal).catch(absentAsNull);

/** Categories for everybody and, for a person, every one; a question is `null` when it is not there for who asks. */
export const faqQueries = {
  categories: () =>
    queryOptions({ queryKey: ['faq', 'categories'], queryFn: ({ signal }) => fetchCategories('true', signal) }),
  everyCategory: () =>
    queryOptions({
      queryKey: [personal, 'faq', 'categories'],
      queryFn: ({ signal }) => fetchCategories('false', signal),
    }),
  /** Personal, because in the browser the answer depends on the session; on the server it is that of everybody. */
  one: (id: string) =>
    queryOptions({ queryKey: [personal, 'faq', 'one', id], queryFn: ({ signal }) => fetchFaq(id, signal) }),
  /** The same question asked anew, once the person is known. */
  oneForPerson: (id: string) =>
    queryOptions({ queryKey: [personal, 'faq', 'one', id, 'person'], queryFn: ({ signal }) => fetchFaq(id, signal) }),
};

import { queryOptions } from '@tanstack/react-query';
import { getFaq, listFaqCategories } from '../../../contract/faq.ts';
import { request } from '../../app/api.ts';
import { absentAsNull } from '../../app/call-failure.ts';
import { personal } from '../../app/personal-data.ts';

const fetchCategories = (forPublicUse: 'true' | 'false', signal: AbortSignal) =>
  request(listFaqCategories, { query: { 'for-public-use': forPublicUse } }, signal);

const fetchFaq = (id: string, signal: AbortSignal) => request(getFaq, { params: { id } }, signal).catch(absentAsNull);

/** Questions for everybody, and with a session those for subscribers too; `null` for a question that is not there. */
export const faqQueries = {
  categories: () =>
    queryOptions({ queryKey: ['faq', 'categories'], queryFn: ({ signal }) => fetchCategories('true', signal) }),
  one: (id: string) => queryOptions({ queryKey: ['faq', 'one', id], queryFn: ({ signal }) => fetchFaq(id, signal) }),
  everyCategory: () =>
    queryOptions({
      queryKey: [personal, 'faq', 'categories'],
      queryFn: ({ signal }) => fetchCategories('false', signal),
    }),
  oneForPerson: (id: string) =>
    queryOptions({ queryKey: [personal, 'faq', 'one', id], queryFn: ({ signal }) => fetchFaq(id, signal) }),
};

import { queryOptions } from '@tanstack/react-query';
import {
  type Found,
  type SearchType,
  search,
  searchSignedIn,
  suggest,
  suggestSignedIn,
} from '../../../contract/search.ts';
import { request } from '../../app/calls/api.ts';
import { personal } from '../../app/calls/personal-data.ts';

interface Asked {
  readonly text: string;
  readonly type?: SearchType | undefined;
}

interface AskedPage extends Asked {
  readonly page?: number;
  readonly count?: number;
  /** As typed, without corrections. */
  readonly exact?: boolean;
}

const pageOf = ({ text, page, count, type, exact }: AskedPage) =>
  ({ params: { query: text }, query: { page, count, type, exact: exact ? ('1' as const) : undefined } }) as const;
const keyOf = ({ text, type, page = 1, count, exact = false }: AskedPage) => [text, type ?? '', page, count, exact];

const fullPage = 100;

/** All questions that are found: so many pages as the server has, ten at most. */
async function findQuestions(text: string, signedIn: boolean, signal: AbortSignal): Promise<Found> {
  const ask = (page: number) =>
    request(
      signedIn ? searchSignedIn : search,
      { params: { query: text }, query: { page, count: fullPage, type: 'question' } },
      signal,
    );
  const first = await ask(1);
  const content = [...first.content];
  // One after another: the server searches for one address one at a time.
  for (let page = 2; page <= first.totalPages; page += 1) content.push(...(await ask(page)).content);
  return { ...first, content };
}

/**
 * The search's data: a page of what is found, and titles that fit what has been typed so far; each for everybody and for
 * a signed-in person, whose answer may hold what visitors do not see (spec: search.hidden).
 */
export const searchQueries = {
  find: (asked: AskedPage) =>
    queryOptions({
      queryKey: ['search', ...keyOf(asked)],
      queryFn: ({ signal }) => request(search, pageOf(asked), signal),
    }),
  findSignedIn: (asked: AskedPage) =>
    queryOptions({
      queryKey: [personal, 'search', ...keyOf(asked)],
      queryFn: ({ signal }) => request(searchSignedIn, pageOf(asked), signal),
    }),
  questions: (text: string, signedIn: boolean) =>
    queryOptions({
      queryKey: [signedIn ? personal : 'search', 'questions', text],
      queryFn: ({ signal }) => findQuestions(text, signedIn, signal),
    }),
  suggest: ({ text, type }: Asked, signedIn: boolean) =>
    queryOptions({
      queryKey: [signedIn ? personal : '', 'suggestions', type ?? '', text],
      queryFn: ({ signal }) => request(signedIn ? suggestSignedIn : suggest, { query: { query: text, type } }, signal),
    }),
};

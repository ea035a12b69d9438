import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Found } from '../../../contract/search.ts';
import { longestQuery } from '../../../contract/search.values.ts';
import { useDebounced } from '../../app/forms/use-debounced.ts';
import { useSession } from '../../app/session/index.ts';
import { searchQueries } from '../search/index.ts';
import type { FoundAnswers } from './parts/find-questions.ts';

const afterTypingMs = 200;
const shortest = 3;

/** The search for a query of the filter; nothing for one that is too short. */
function askedAnswers(query: string): string | undefined {
  const text = query.trim();
  const isTelling = [...text].length >= shortest || /^\d\d$/.test(text);
  const isAskable = isTelling && text.length <= longestQuery && /[\p{L}\p{N}]/u.test(text);
  return isAskable ? text : undefined;
}

/** For a page whose address has the filter. A search that is refused leaves the titles. */
export async function prefetchAnswers(queryClient: QueryClient, query: string): Promise<void> {
  const asked = askedAnswers(query);
  if (asked) await queryClient.prefetchQuery(searchQueries.questions(asked, false));
}

interface FoundForFilter {
  readonly answers: FoundAnswers;
  /** The query as the search understood it, where that is not as it was typed. */
  readonly understoodAs: string | null;
  readonly asking: boolean;
}

/**
 * Questions whose answers have what is typed, as the site's search finds them: with forms of words, synonyms and
 * corrected. A failure is no failure of the page, whose titles are filtered all the same.
 */
export function useFoundAnswers(query: string): FoundForFilter {
  const { user } = useSession();
  const asked = askedAnswers(useDebounced(query, afterTypingMs));
  const { data, isFetching } = useQuery({
    ...searchQueries.questions(asked ?? '', user !== null),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  const now = askedAnswers(query);
  const found = now ? data : undefined;
  return {
    answers: found ? answersOf(found) : new Map(),
    understoodAs: found?.understoodAs ?? null,
    asking: isFetching || now !== asked,
  };
}

/** Documents that have only some of the words are no answers: of a question most words are of no weight. */
function answersOf({ content, partial }: Found): FoundAnswers {
  if (partial) return new Map();
  return new Map(content.map(({ url, snippet }) => [Number(url.split('/').at(-1)), snippet] as const));
}

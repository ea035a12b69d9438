import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '../../../contract/search.ts';
import { isSignedOut } from '../../app/calls/call-failure.ts';
import { useSession } from '../../app/session/index.ts';
import type { AskedSearch } from './asked-search.ts';
import { searchQueries } from './queries.ts';

interface UsedFound {
  readonly found: Found | undefined;
  /** What is shown answers the search before. */
  readonly outdated: boolean;
  /** A person's own answer is still to come: what visitors find may be less. */
  readonly awaited: boolean;
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
}

/**
 * What is found for this person. The server renders what visitors find; for a signed-in person it is asked once more, by
 * a call that is never stored, and the visitors' answer stays until that comes (spec: search.hidden).
 */
export function useFound(asked: AskedSearch): UsedFound {
  const { user } = useSession();
  const signedIn = user !== null;
  const own = useQuery({
    ...searchQueries.findSignedIn(asked),
    enabled: asked.searchable && signedIn,
    placeholderData: keepPreviousData,
  });
  const isOwn = signedIn && !isSignedOut(own.error);
  const open = useQuery({
    ...searchQueries.find(asked),
    enabled: asked.searchable && !isOwn,
    placeholderData: keepPreviousData,
  });
  const used = isOwn ? own : open;
  const answered = [used, open].find(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData);
  return {
    found: (answered ?? used).data ?? open.data,
    outdated: answered === undefined,
    awaited: isOwn && answered !== own,
    error: used.error,
    fetching: used.isFetching,
    retry: () => void used.refetch(),
  };
}

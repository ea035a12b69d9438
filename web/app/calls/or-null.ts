import type { Query } from '@tanstack/react-query';
import { freshMs } from './query-client.ts';

/** The answer, or null while the other side is away: for what a page can stand without. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
}

const mayBeMissing = 'mayBeMissing';

/**
 * Options of a query whose answer may be null: what was not there is asked for again as soon as somebody looks, and a
 * page rendered without it is not kept.
 */
export const missingWhileNull = {
  staleTime: ({ state }: { state: { data: unknown } }) => (state.data === null ? 0 : freshMs),
  meta: { [mayBeMissing]: true },
};

/** Whether a query that `missingWhileNull` belongs to gave null. */
export const isMissing = ({ state, meta }: Pick<Query, 'state' | 'meta'>) =>
  state.data === null && meta?.[mayBeMissing] === true;

import type { Query } from '@tanstack/react-query';
import { freshMs } from './query-client.ts';

/**
 * The answer, or null when the call fails on the server: for data that a page can do without. In the browser the failure
 * is thrown, so that the screen can say why.
 */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return import.meta.env.SSR ? answer.catch(() => null) : answer;
}

const mayBeMissing = 'mayBeMissing';

/**
 * Options of a query whose answer may be null: null counts as outdated at once, and a page rendered with it is not
 * cached.
 */
export const missingWhileNull = {
  staleTime: ({ state }: { state: { data: unknown } }) => (state.data === null ? 0 : freshMs),
  meta: { [mayBeMissing]: true },
};

/** Whether a query that `missingWhileNull` belongs to gave null. */
export const isMissing = ({ state, meta }: Pick<Query, 'state' | 'meta'>) =>
  state.data === null && meta?.[mayBeMissing] === true;

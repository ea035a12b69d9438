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

/** What was not there is asked for again as soon as somebody looks. */
export const freshUnlessNull = ({ state }: { state: { data: unknown } }) => (state.data === null ? 0 : freshMs);

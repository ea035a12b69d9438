import { useQuery } from '@tanstack/react-query';
import type { Faq, FaqCategory } from '../../../contract/content-faq.ts';
import { isSignedOut } from '../../app/calls/call-failure.ts';
import { unlessJustFailed } from '../../app/calls/use-page-query.ts';
import { useSession } from '../../app/session/index.ts';
import { faqQueries } from './faq-queries.ts';

/** When `load` has just failed the screen does not fetch again. */
const once = { enabled: unlessJustFailed } as const;

interface Fetched {
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
}

/**
 * The categories for this person: the public ones at once, all of them as soon as they are loaded for a signed-in
 * person.
 */
export function useFaqCategories(): Fetched & { readonly categories: readonly FaqCategory[] | undefined } {
  const { user } = useSession();
  const open = useQuery({ ...faqQueries.categories(), ...once });
  const every = useQuery({ ...faqQueries.everyCategory(), enabled: user !== null });
  const categories = (user ? every.data : undefined) ?? open.data;
  const queries = [open, every];
  const failed = queries.filter(({ error, data }) => error !== null && !isSignedOut(error) && data === undefined);
  return {
    categories: categories?.filter(({ faqs }) => faqs.length > 0),
    error: every.data ? null : (failed[0]?.error ?? null),
    fetching: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

/**
 * A question for this person. The server renders public questions; another one is fetched again when the person is
 * known. `undefined` while it is loading, `null` when it is absent.
 */
export function useFaq(id: string): Fetched & { readonly faq: Faq | null | undefined } {
  const { user, restoring } = useSession();
  const first = useQuery({ ...faqQueries.one(id), ...once });
  const closed = first.data === null;
  const again = useQuery({ ...faqQueries.oneForPerson(id), enabled: user !== null && closed });
  const used = user !== null && closed ? again : first;
  return {
    // Until the person is known it cannot be said that the question is absent, so the message is hidden.
    faq: restoring ? first.data : used.data,
    error: used.data === undefined ? used.error : null,
    fetching: used.isFetching,
    retry: () => void used.refetch(),
  };
}

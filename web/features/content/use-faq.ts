import { useQuery } from '@tanstack/react-query';
import type { Faq, FaqCategory } from '../../../contract/content-faq.ts';
import { isSignedOut } from '../../app/calls/call-failure.ts';
import { useSession } from '../../app/session/index.ts';
import { faqQueries } from './faq-queries.ts';

/** What `load` has just asked for in vain is not asked for again by the screen. */
const once = { retryOnMount: false } as const;

interface Fetched {
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
}

/** The categories for who is here: those for everybody at once, every one as soon as a signed-in person's are there. */
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
 * A question for who is here. The server knows the question as everybody sees it; one that is not for everybody is
 * asked for anew when the person is known. `undefined` while it is on its way, `null` when it is not there.
 */
export function useFaq(id: string): Fetched & { readonly faq: Faq | null | undefined } {
  const { user, restoring } = useSession();
  const first = useQuery({ ...faqQueries.one(id), ...once });
  const closed = first.data === null;
  const again = useQuery({ ...faqQueries.oneForPerson(id), enabled: user !== null && closed });
  const used = user !== null && closed ? again : first;
  return {
    // Until the person is known nobody can say that it is not there: what says so is held meanwhile.
    faq: restoring ? first.data : used.data,
    error: used.data === undefined ? used.error : null,
    fetching: used.isFetching,
    retry: () => void used.refetch(),
  };
}

import { CallFailure } from '../../app/calls/call-failure.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { sessionState } from '../../app/session/index.ts';
import { t } from '../../app/words/i18n.ts';
import { askedSearch } from './asked-search.ts';
import { searchQueries } from './queries.ts';
import './words.ts';

/** Runs the search of the address; in the browser the screen opens at once and shows its loading state. */
export async function load({ queryClient, params, search }: LoadContext): Promise<void> {
  const asked = askedSearch(search, params.type);
  if (!asked) throw new CallFailure({ status: 404 });
  if (!asked.searchable) return;
  if (typeof window === 'undefined') await queryClient.ensureQueryData(searchQueries.find(asked));
  else if (sessionState().user) void queryClient.prefetchQuery(searchQueries.findSignedIn(asked));
  else void queryClient.prefetchQuery(searchQueries.find(asked));
}

/** The title with what is looked for. */
export function head({ params, search }: LoadContext): Partial<Head> | undefined {
  const asked = askedSearch(search, params.type);
  return asked?.text ? { title: t('search:titleOf', { text: asked.text }) } : undefined;
}

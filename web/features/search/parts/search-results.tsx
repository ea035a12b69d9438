import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LateListFailure, useLoadedListFailure } from '../../../app/calls/late-list-failure.tsx';
import { lazySection } from '../../../app/start/section.tsx';
import { classNames } from '../../../ui/index.ts';
import type { AskedSearch } from '../asked-search.ts';
import { useFound } from '../use-found.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-results.module.css';
import { SearchSkeleton } from './search-skeleton.tsx';
import '../words.ts';

// Needed only when something was asked.
const FoundList = lazySection(
  () => import('./found-list.section.tsx'),
  (module) => module.FoundList,
);

/** What was found, or why there is nothing to show. */
export function SearchResults({ asked }: { asked: AskedSearch }) {
  const { t } = useTranslation(['search', 'start']);
  const { found, outdated, awaited, error, fetching, retry } = useFound(asked);
  useLoadedListFailure();
  if (asked.text === '') return <p className={classNames(styles.hint, 'muted')}>{t('hint')}</p>;
  if (asked.tooLong) return null;
  if (!asked.searchable) return <NothingFound asked={asked} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <LateListFailure error={error} busy={fetching} onRetry={retry} />
      </div>
    );
  }
  // «Nothing» is said only when the person's own answer says so too.
  if (!found || (awaited && found.totalElements === 0)) return <SearchSkeleton />;
  return (
    <Suspense fallback={<SearchSkeleton />}>
      <FoundList asked={asked} found={found} outdated={outdated} />
    </Suspense>
  );
}

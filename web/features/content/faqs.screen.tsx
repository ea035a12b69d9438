import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { useListPlace } from '../../app/routing/back-to-list.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { focusHeading } from '../../app/routing/focus-heading.ts';
import { lazySection } from '../../app/start/section.tsx';
import { EmptyState, PageHead } from '../../ui/index.ts';
import styles from './faqs.module.css';
import { QuestionCategories } from './parts/question-categories.tsx';
import { QuestionFilter } from './parts/question-filter.tsx';
import { useFaqCategories } from './use-faq.ts';
import './words.ts';

// Needed only when somebody types.
const FilteredQuestions = lazySection(
  () => import('./parts/filtered-questions.section.tsx'),
  (module) => module.FilteredQuestions,
);

/**
 * All questions by categories: the public ones, and more for a signed-in person (spec: content.faq-pages,
 * content.faq-hidden).
 */
export function FaqsScreen() {
  const { t } = useTranslation('content');
  useListPlace('faqs');
  const { categories, error, fetching, retry } = useFaqCategories();
  const [query, setQuery] = useQuery();
  const clear = () => {
    setQuery('');
    focusHeading();
  };
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('faq.title') }]} />}
        title={t('faq.title')}
        description={t('faq.description')}
        descriptionSize="lead"
      />
      <QuestionFilter query={query} onQuery={setQuery} />
      <div className={styles.categories}>
        {query && categories ? (
          <Suspense fallback={<QuestionCategories categories={categories} />}>
            <FilteredQuestions categories={categories} query={query} onClear={clear} />
          </Suspense>
        ) : (
          <QuestionCategories categories={categories ?? []} />
        )}
        <LateListFailure error={error} busy={fetching} onRetry={retry} />
        {categories?.length === 0 && !query && <EmptyState title={t('faq.none')} />}
      </div>
    </div>
  );
}

/** The filter; it is kept in the address, so that Back restores it. */
function useQuery(): [string, (query: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState(search.get('q') ?? '');
  const change = (next: string) => {
    setQuery(next);
    setSearch(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
  };
  return [query, change];
}

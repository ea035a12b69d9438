import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { useListPlace } from '../../app/routing/back-to-list.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { Button, EmptyState, PageHead } from '../../ui/index.ts';
import styles from './faqs.module.css';
import { findQuestions } from './parts/find-questions.ts';
import { QuestionFilter } from './parts/question-filter.tsx';
import { QuestionList } from './parts/question-list.tsx';
import { useFaqCategories } from './use-faq.ts';
import './words.ts';

/**
 * All questions by categories: the public ones, and more for a signed-in person (spec: content.faq-pages,
 * content.faq-hidden).
 */
export function FaqsScreen() {
  const { t } = useTranslation('content');
  useListPlace('faqs');
  const { categories, error, fetching, retry } = useFaqCategories();
  const [query, setQuery] = useQuery();
  const found = findQuestions(categories ?? [], query);
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('faq.title') }]} />}
        title={t('faq.title')}
        description={t('faq.description')}
        descriptionSize="lead"
      />
      <QuestionFilter query={query} onQuery={setQuery} found={found.flatMap(({ faqs }) => faqs).length} />
      <div className={styles.categories}>
        {found.map(({ id, title, faqs }) => (
          <section key={id} id={`category-${id}`} aria-labelledby={`category-${id}-title`}>
            <h2 className="h3" id={`category-${id}-title`}>
              {title}
            </h2>
            <QuestionList faqs={faqs} />
          </section>
        ))}
        <LateListFailure error={error} busy={fetching} onRetry={retry} />
        {categories && found.length === 0 && (
          <EmptyState
            title={query ? t('faq.filter.nothing') : t('faq.none')}
            text={query && t('faq.filter.nothingText')}
            action={
              query && (
                <Button variant="second" onClick={() => setQuery('')}>
                  {t('faq.filter.clear')}
                </Button>
              )
            }
          />
        )}
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

import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { PageHead } from '../../ui/index.ts';
import { askedSearch } from './asked-search.ts';
import { SearchForm } from './parts/search-form.tsx';
import { SearchResults } from './parts/search-results.tsx';
import './words.ts';

/** The search over articles and news (spec: search.form). */
export function SearchScreen() {
  const { t } = useTranslation('search');
  const [search] = useSearchParams();
  const { type } = useParams();
  const asked = askedSearch(search, type);
  if (!asked) return null;
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('title') }]} />}
        title={t('title')}
        description={t('description')}
      />
      <SearchForm asked={asked} />
      <SearchResults asked={asked} />
    </div>
  );
}

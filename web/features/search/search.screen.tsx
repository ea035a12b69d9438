import { useParams, useSearchParams } from 'react-router';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { PageHead } from '../../ui/index.ts';
import { askedSearch } from './asked-search.ts';
import { SearchForm } from './parts/search-form.tsx';
import { SearchResults } from './parts/search-results.tsx';

/** The search over articles and news (specification, section 2, Search). */
export function SearchScreen() {
  const [search] = useSearchParams();
  const { type } = useParams();
  const asked = askedSearch(search, type);
  if (!asked) return null;
  return (
    <div className="wrap search">
      <PageHead breadcrumbs={<Way to={[{ label: t('search.title') }]} />} title={t('search.title')} />
      <SearchForm asked={asked} />
      <SearchResults asked={asked} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** News and articles together, newest first. */
export function PublicationsScreen() {
  const { t } = useTranslation('content');
  const { data, failure } = usePageQuery(publicationQueries.all(useListPage()));
  return (
    <PublicationList
      list="publications"
      title={t('publications.title')}
      description={t('publications.description')}
      data={data}
      failure={failure}
    />
  );
}

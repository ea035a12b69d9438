import { useTranslation } from 'react-i18next';
import { useQuietQuery } from '../../app/calls/use-page-query.ts';
import { listOf, PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** The news, newest first (spec: content.news); a list that fails stays empty (spec: content.block-failure). */
export function NewsScreen() {
  const { t } = useTranslation('content');
  const data = useQuietQuery(publicationQueries.news(useListPage()), t('home.newsMissing'));
  return (
    <PublicationList
      list="news"
      title={t('publications.news')}
      description={t('publications.newsDescription')}
      data={data && listOf('news', data)}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { listOf, PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** The articles, newest first (spec: content.articles). */
export function ArticlesScreen() {
  const { t } = useTranslation('content');
  const { data, failure } = usePageQuery(publicationQueries.articles(useListPage()));
  return (
    <PublicationList
      list="articles"
      title={t('publications.articles')}
      description={t('publications.articlesDescription')}
      data={data && listOf('article', data)}
      failure={failure}
    />
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** The articles, newest first (spec: content.articles). */
export function ArticlesScreen() {
  const { t } = useTranslation('content');
  const { data } = useSuspenseQuery(publicationQueries.articles(useListPage()));
  const content = data.content.map((item) => ({ ...item, type: 'article' as const }));
  return (
    <PublicationList
      list="articles"
      title={t('publications.articles')}
      description={t('publications.articlesDescription')}
      data={{ content, totalPages: data.totalPages }}
    />
  );
}

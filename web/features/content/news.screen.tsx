import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** The news, newest first (spec: content.news). */
export function NewsScreen() {
  const { t } = useTranslation('content');
  const { data } = useSuspenseQuery(publicationQueries.news(useListPage()));
  const content = data.content.map((item) => ({ ...item, type: 'news' as const }));
  return (
    <PublicationList
      list="news"
      title={t('publications.news')}
      description={t('publications.newsDescription')}
      data={{ content, totalPages: data.totalPages }}
    />
  );
}

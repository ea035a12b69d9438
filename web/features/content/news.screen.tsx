import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';

/** The news, newest first (specification, section 2). */
export function NewsScreen() {
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

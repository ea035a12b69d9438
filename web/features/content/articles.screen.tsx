import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';

/** The articles, newest first (specification, section 2). */
export function ArticlesScreen() {
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

import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';

/** News and articles together, newest first. */
export function PublicationsScreen() {
  const { data } = useSuspenseQuery(publicationQueries.all(useListPage()));
  return (
    <PublicationList
      list="publications"
      title={t('publications.title')}
      description={t('publications.description')}
      data={data}
    />
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { PublicationList, useListPage } from './parts/publication-list.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** News and articles together, newest first. */
export function PublicationsScreen() {
  const { t } = useTranslation('content');
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

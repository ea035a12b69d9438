import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PublicationPage } from './parts/publication-page.tsx';
import { publicationQueries } from './publication-queries.ts';

/** One news item (spec: content.news). */
export function NewsItemScreen() {
  const { code = '' } = useParams();
  const { data } = useSuspenseQuery(publicationQueries.newsItem(code));
  return <PublicationPage item={data} type="news" />;
}

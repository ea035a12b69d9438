import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PublicationPage } from './parts/publication-page.tsx';
import { publicationQueries } from './publication-queries.ts';

/** One article (spec: content.articles). */
export function ArticleScreen() {
  const { code = '' } = useParams();
  const { data } = useSuspenseQuery(publicationQueries.article(code));
  return <PublicationPage item={data} type="article" />;
}

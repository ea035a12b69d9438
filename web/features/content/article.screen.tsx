import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { PageFailure } from '../../app/routing/page-failure.tsx';
import { pathTo } from '../../routes.ts';
import { PublicationPage } from './parts/publication-page.tsx';
import { publicationQueries } from './publication-queries.ts';

/** One article (spec: content.articles). */
export function ArticleScreen() {
  const { t } = useTranslation('content');
  const { code = '' } = useParams();
  const { data, failure } = usePageQuery(publicationQueries.article(code));
  if (data) return <PublicationPage item={data} type="article" />;
  const list = { label: t('publications.articles'), href: pathTo('articles') };
  return <PageFailure list={list} title={t('publications.kind.article')} failure={failure} />;
}

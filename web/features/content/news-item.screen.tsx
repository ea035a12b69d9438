import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { PageFailure } from '../../app/routing/page-failure.tsx';
import { pathTo } from '../../routes.ts';
import { PublicationPage } from './parts/publication-page.tsx';
import { publicationQueries } from './publication-queries.ts';

/** One news item (spec: content.news). */
export function NewsItemScreen() {
  const { t } = useTranslation('content');
  const { code = '' } = useParams();
  const { data, failure } = usePageQuery(publicationQueries.newsItem(code));
  if (data) return <PublicationPage item={data} type="news" />;
  const list = { label: t('publications.news'), href: pathTo('news') };
  return <PageFailure list={list} title={t('publications.kind.news')} failure={failure} />;
}

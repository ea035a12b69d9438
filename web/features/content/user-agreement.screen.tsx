import { useTranslation } from 'react-i18next';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { pathTo } from '../../routes.ts';
import { PageHead } from '../../ui/index.ts';
import { LongText } from './parts/long-text.tsx';
import { publicationQueries } from './publication-queries.ts';
import './words.ts';

/** The user agreement; its text begins with the date of the edition. */
export function UserAgreementScreen() {
  const { t } = useTranslation('content');
  const { data, failure } = usePageQuery(publicationQueries.agreement());
  const title = t('publications.agreement.title');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <BreadcrumbTrail
            to={[{ label: t('publications.agreement.register'), href: pathTo('register') }, { label: title }]}
          />
        }
        title={title}
        description={t('publications.agreement.description')}
        descriptionSize="lead"
      />
      {data && <LongText html={data.text} />}
      <LateListFailure {...failure} />
    </div>
  );
}

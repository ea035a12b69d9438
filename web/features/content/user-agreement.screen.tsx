import { useSuspenseQuery } from '@tanstack/react-query';
import { CleanHtml } from '../../app/clean-html.tsx';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { pathTo } from '../../routes.tsx';
import { PageHead } from '../../ui/index.ts';
import { publicationQueries } from './publication-queries.ts';

/** The user agreement; its text begins with the date of the edition. */
export function UserAgreementScreen() {
  const { data } = useSuspenseQuery(publicationQueries.agreement());
  const title = t('publications.agreement.title');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <Way to={[{ label: t('publications.agreement.register'), href: pathTo('register') }, { label: title }]} />
        }
        title={title}
      />
      <CleanHtml html={data.text} className="prose prose-long agreement" />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { PageHead } from '../../ui/index.ts';
import { isAbsent } from '../calls/call-failure.ts';
import { LateListFailure } from '../calls/late-list-failure.tsx';
import type { usePageQuery } from '../calls/use-page-query.ts';
import { BreadcrumbTrail } from './breadcrumb-trail.tsx';

interface PageFailureProps {
  /** The list the item belongs to. */
  list: { label: string; href: string };
  /** What kind of thing the item is. */
  title: string;
  failure: ReturnType<typeof usePageQuery>['failure'];
}

/**
 * The page of an item whose data did not come, or are still to come. «Повторить» loads the page again, so that
 * the tab is called by what has come. @throws the failure of an item that is absent, for the page that says so
 */
export function PageFailure({ list, title, failure }: PageFailureProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const onRetry = () => {
    failure.onRetry();
    void revalidate();
  };
  if (isAbsent(failure.error)) throw failure.error;
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[list, { label: title }]} />}
        title={title}
        description={failure.error ? undefined : t('loading')}
      />
      <LateListFailure {...failure} onRetry={onRetry} />
    </div>
  );
}

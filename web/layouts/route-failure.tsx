import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isAbsent } from '../app/call-failure.ts';
import { applyHead } from '../app/head.ts';
import { failureHead } from '../app/head-of.ts';
import { t } from '../app/i18n.ts';
import { pathTo } from '../routes.tsx';
import { Button, LinkButton } from '../ui/index.ts';

/** What stands in the place of a page that is not there, or that could not be loaded. */
export function RouteFailure() {
  const error = useRouteError();
  const absent = error === undefined || error === null || isAbsent(error);
  // After each drawing: a change of page has just set the title of the page that did not come.
  useEffect(() => applyHead(failureHead(absent)));
  return (
    <div className="wrap route-failure">
      <h1 className="h1" tabIndex={-1}>
        {absent ? t('common.notFound.title') : t('common.failed.title')}
      </h1>
      <p className="lead">{absent ? t('common.notFound.text') : t('common.failed.text')}</p>
      <div className="ways-on">
        {absent ? (
          <>
            <LinkButton href={pathTo('search')}>{t('common.notFound.search')}</LinkButton>
            <LinkButton variant="second" href={pathTo('home')}>
              {t('shell.home')}
            </LinkButton>
            <LinkButton variant="second" href={pathTo('solutions')}>
              {t('shell.menuItems.solutions')}
            </LinkButton>
          </>
        ) : (
          <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>
        )}
      </div>
    </div>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { isAbsent } from '../app/calls/call-failure.ts';
import { applyHead } from '../app/head/head.ts';
import { failureHead } from '../app/head/head-of.ts';

import { pathTo } from '../routes.ts';
import { Button, classNames, LinkButton } from '../ui/index.ts';
import styles from './route-failure.module.css';

/** The content of a page that is absent or could not be loaded. */
export function RouteFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  const absent = error === undefined || error === null || isAbsent(error);
  // After each render, because a change of page has just set the title of the page that failed.
  useEffect(() => applyHead(failureHead(absent)));
  // Nothing is known of the service then.
  const isOffline = globalThis.navigator?.onLine === false;
  const text = absent ? t('notFound.text') : t(isOffline ? 'failed.unreached' : 'failed.text');
  return (
    <div className={classNames('wrap', styles.failure)}>
      <h1 className="h1" tabIndex={-1}>
        {absent ? t('notFound.title') : t('failed.title')}
      </h1>
      <p className="lead">{text}</p>
      <div className="next-steps">
        {absent ? (
          <>
            <LinkButton href={pathTo('search')}>{t('notFound.search')}</LinkButton>
            <LinkButton variant="second" href={pathTo('home')}>
              {t('shell.home')}
            </LinkButton>
            <LinkButton variant="second" href={pathTo('solutions')}>
              {t('shell.menuItems.solutions')}
            </LinkButton>
          </>
        ) : (
          <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
        )}
      </div>
    </div>
  );
}

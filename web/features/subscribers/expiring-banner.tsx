import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { logQuietly } from '../../app/calls/browser-log.ts';
import { useSession } from '../../app/session/index.ts';
import { formatDay, todayInAlmaty } from '../../app/words/dates.ts';

import { pathTo } from '../../routes.ts';
import { Banner, classNames, UiLink } from '../../ui/index.ts';
import { expiringTariffs } from './expiring.ts';
import styles from './expiring-banner.module.css';
import { subscribersQueries } from './queries.ts';
import './words.ts';

/** Warns a signed-in person of tariffs about to end; stands above the heading of every page of the shell. */
export function ExpiringBanner() {
  const { t } = useTranslation('subscribers');
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data, error } = useQuery({
    ...subscribersQueries.subscriptions(),
    enabled: user !== null,
    // Where the list has failed, it is repeated there by hand, and the banner follows.
    retryOnMount: false,
  });
  useEffect(() => {
    if (error) logQuietly('Ошибка загрузки подписок', error);
  }, [error]);
  if (!user || !data) return null;
  const tariffs = expiringTariffs(data, todayInAlmaty());
  if (tariffs.length === 0) return null;
  const link =
    pathname === pathTo('subscriptions') ? undefined : (
      <UiLink href={pathTo('subscriptions')}>{t('banner.link')}</UiLink>
    );
  return (
    <div className={classNames('wrap', styles.place)}>
      <Banner
        title={t('banner.title')}
        items={tariffs.map(({ tariffName, dateEnd, closesOn }) => (
          <li key={tariffName}>
            <b>{tariffName || '-'}</b>{' '}
            <span className="muted">
              {t('banner.until', { day: formatDay(dateEnd) })}, {t('banner.closes', { day: formatDay(closesOn) })}
            </span>
          </li>
        ))}
        text={t('banner.text')}
        action={link}
      />
    </div>
  );
}

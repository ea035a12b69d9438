import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { logQuietly } from '../../app/browser-log.ts';
import { formatDay, todayInAlmaty } from '../../app/dates.ts';
import { t } from '../../app/i18n.ts';
import { useSession } from '../../app/session/index.ts';
import { pathTo } from '../../routes.tsx';
import { Banner, UiLink } from '../../ui/index.ts';
import { expiringTariffs } from './expiring.ts';
import { subscribersQueries } from './queries.ts';

/** Warns a signed-in person of tariffs about to end; stands above the heading of every page of the shell. */
export function ExpiringBanner() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data, error } = useQuery({ ...subscribersQueries.subscriptions(), enabled: user !== null });
  useEffect(() => {
    if (error) logQuietly('Ошибка загрузки подписок', error);
  }, [error]);
  if (!user || !data) return null;
  const tariffs = expiringTariffs(data, todayInAlmaty());
  if (tariffs.length === 0) return null;
  const link =
    pathname === pathTo('subscriptions') ? undefined : (
      <UiLink href={pathTo('subscriptions')}>{t('subscribers.banner.link')}</UiLink>
    );
  return (
    <div className="wrap shell-banner">
      <Banner
        title={t('subscribers.banner.title')}
        items={tariffs.map(({ tariffName, dateEnd, closesOn }) => (
          <li key={tariffName}>
            <b>{tariffName || '-'}</b>{' '}
            <span className="muted">
              {t('subscribers.banner.until', { day: formatDay(dateEnd) })},{' '}
              {t('subscribers.banner.closes', { day: formatDay(closesOn) })}
            </span>
          </li>
        ))}
        text={t('subscribers.banner.text')}
        action={link}
      />
    </div>
  );
}

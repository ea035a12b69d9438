import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { UserInfo } from '../../../contract/identity.ts';
import type { Subscription } from '../../../contract/subscribers.ts';
import { accessInWords, openDaysInWords } from '../../../contract/subscribers-access.words.ts';
import { logQuietly } from '../../app/calls/browser-log.ts';
import { readDay, useToday } from '../../app/calls/server-clock.ts';
import { useSession } from '../../app/session/index.ts';
import { formatDay } from '../../app/words/dates.ts';

import { pathTo } from '../../routes.ts';
import { Banner, classNames, UiLink } from '../../ui/index.ts';
import { areSeveral, type Concerned, type ExpiringTariff, expiringTariffs, hiddenEnds } from './expiring.ts';
import styles from './expiring-banner.module.css';
import { ClosingNotice, EndingNotice } from './parts/end-notices.tsx';
import { subscribersQueries } from './queries.ts';
import './words.ts';

/** Asks early for all that the warnings tell of; an error is theirs to log. */
export async function askForWarnings(queryClient: QueryClient): Promise<void> {
  const subscriptions = subscribersQueries.subscriptions();
  await queryClient.prefetchQuery(subscriptions);
  const { ending, closing } = hiddenEnds(queryClient.getQueryData(subscriptions.queryKey) ?? [], readDay());
  if (ending.length + closing.length > 0) await queryClient.prefetchQuery(subscribersQueries.partners());
}

/**
 * Warns a signed-in person of tariffs about to end, and of the ends that this rule hides; stands above the heading of
 * every page of the shell.
 */
export function ExpiringBanner() {
  const { user } = useSession();
  const today = useToday();
  const { data, error } = useQuery({
    ...subscribersQueries.subscriptions(),
    enabled: user !== null,
    // Where the list has failed, it is repeated there by hand, and the banner follows.
    retryOnMount: false,
  });
  useEffect(() => {
    if (error) logQuietly('Ошибка загрузки подписок', error);
  }, [error]);
  return user && data ? <Warnings user={user} subscriptions={data} today={today} /> : null;
}

interface WarningsProps {
  user: UserInfo;
  subscriptions: readonly Subscription[];
  today: string;
}

function Warnings({ user, subscriptions, today }: WarningsProps) {
  const tariffs = expiringTariffs(subscriptions, today);
  const { ending, closing } = hiddenEnds(subscriptions, today);
  const severalSubscribers = areSeveral(user.subscribers, subscriptions);
  const { t } = useTranslation('subscribers');
  const { pathname } = useLocation();
  const hasNotices = ending.length + closing.length > 0;
  // A line more once the partner is known would move the page again.
  const { isFetched } = useQuery({ ...subscribersQueries.partners(), enabled: hasNotices });
  if (tariffs.length === 0 && !(hasNotices && isFetched)) return null;
  const link =
    pathname === pathTo('subscriptions') ? undefined : (
      <UiLink href={pathTo('subscriptions')}>{t('banner.link')}</UiLink>
    );
  // One link is enough, in the first.
  const hasFirst = tariffs.length > 0;
  return (
    <div className={classNames('wrap', styles.place)}>
      {hasFirst && <ExpiringTariffs tariffs={tariffs} severalSubscribers={severalSubscribers} action={link} />}
      {isFetched && ending.length > 0 && (
        <EndingNotice ending={ending} several={severalSubscribers} action={hasFirst ? undefined : link} />
      )}
      {isFetched && closing.length > 0 && (
        <ClosingNotice
          closing={closing}
          several={severalSubscribers}
          today={today}
          action={hasFirst || ending.length > 0 ? undefined : link}
        />
      )}
    </div>
  );
}

interface ExpiringTariffsProps {
  tariffs: readonly ExpiringTariff[];
  /** Whose access it is has to be said. */
  severalSubscribers: boolean;
  action: ReactNode;
}

/** The warning of the specification, with the true day of each organisation's access. */
function ExpiringTariffs({ tariffs, severalSubscribers, action }: ExpiringTariffsProps) {
  const { t } = useTranslation('subscribers');
  const all = tariffs.flatMap(({ concerned }) => concerned);
  // Said after the general sentence, as its exception: beside the tariff each would deny the other.
  const staying = all.filter(({ access }) => access.openUntil === null);
  const names = [...new Set(staying.map(({ subscriberName }) => subscriberName))].join(', ');
  return (
    <Banner
      title={t(all.length === 1 ? 'banner.titleOfOne' : 'banner.title')}
      items={tariffs.map((tariff) => (
        <li key={tariff.tariffName}>
          <b>{tariff.tariffName || '-'}</b>{' '}
          <span className="muted">
            {t('banner.until', { day: formatDay(tariff.dateEnd) })}
            {tariff.concerned.map((one) => (
              <AccessOf key={one.subscriberId} concerned={one} isNamed={severalSubscribers} />
            ))}
          </span>
        </li>
      ))}
      text={
        <>
          {t('banner.text', { days: openDaysInWords })}
          {staying.length > 0 && ` ${t(staying.length < all.length ? 'banner.staysFor' : 'banner.stays', { names })}`}
        </>
      }
      action={action}
    />
  );
}

/** Whose tariff it is, and until when the access is open. */
function AccessOf({ concerned: { subscriberName, access }, isNamed }: { concerned: Concerned; isNamed: boolean }) {
  const words = access.openUntil === null ? '' : accessInWords(access);
  if (!isNamed) return words && <>, {words}</>;
  return (
    <>
      , <span className="given-name">{words ? `${subscriberName}: ` : subscriberName}</span>
      {words}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../contract/subscribers.ts';
import { hasEnded } from '../../../contract/subscribers-access.ts';
import { beginsLater } from '../../../contract/subscribers-state.ts';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { useToday } from '../../app/calls/server-clock.ts';
import { unlessJustFailed } from '../../app/calls/use-page-query.ts';
import { pathTo } from '../../routes.ts';
import { classNames, EmptyCard, Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';
import { closedSubscribers } from './closed-subscribers.ts';
import { areSeveral } from './expiring.ts';
import { PartnerContacts } from './parts/partner-contacts.tsx';
import { SubscriptionsSkeleton } from './parts/subscriptions-skeleton.tsx';
import { EndedTable, SubscriptionsTable } from './parts/subscriptions-table.tsx';
import { subscribersQueries } from './queries.ts';
import './words.ts';
import { useLeaveSignedOut, useSession } from '../../app/session/index.ts';
import styles from './subscriptions.module.css';

/** «Активные подписки» (spec: subscribers.list-screen): all of the person's, of every subscriber. */
export function SubscriptionsScreen() {
  const { t } = useTranslation(['subscribers', 'start']);
  const { data, error, isFetching, refetch } = useQuery({
    ...subscribersQueries.subscriptions(),
    enabled: unlessJustFailed,
    // The partner may have changed them a moment ago.
    refetchOnMount: 'always',
  });
  useLeaveSignedOut(error);
  const today = useToday();
  const active = data?.filter((one) => !hasEnded(one, today)) ?? [];
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <UiLink className={classNames('go', styles.back)} href={pathTo('my')}>
            <Icon of={ArrowLeft} />
            {t('back')}
          </UiLink>
        }
        title={t('title')}
        description={
          <span aria-live="polite">{data ? <Count of={active} today={today} /> : !error && t('start:loading')}</span>
        }
      />
      <div className={styles.list}>
        <ListFailure error={error} what={t('loadFailed')} busy={isFetching} onRetry={() => void refetch()} />
        {!data && !error && <SubscriptionsSkeleton />}
        {data && active.length === 0 && <NoSubscriptions all={data} />}
        {data && active.length > 0 && <SubscriptionsTable subscriptions={active} all={data} today={today} />}
      </div>
      {data && data.length > active.length && <Ended all={data} today={today} />}
    </div>
  );
}

/** How many there are, and how many of them have yet to begin. */
function Count({ of: active, today }: { of: readonly Subscription[]; today: string }) {
  const { t } = useTranslation('subscribers');
  const later = active.filter((one) => beginsLater(one, today)).length;
  const counts = [
    active.length > 0 && t('count', { count: active.length }),
    later > 0 && t(later === active.length ? 'noneYet' : 'later', { count: later }),
  ];
  return counts.filter(Boolean).join(', ');
}

/** «Нет подписок»: none at all, or none that goes on. */
function NoSubscriptions({ all }: { all: readonly Subscription[] }) {
  const { t } = useTranslation('subscribers');
  const belongsNowhere = useSession().user?.subscribers.length === 0;
  const none = belongsNowhere ? 'empty.noOrganisation' : 'empty.text';
  return (
    <EmptyCard
      narrow
      title={t('empty.title')}
      text={t(all.length === 0 ? none : 'ended.only')}
      action={<LinkButton href={pathTo('price')}>{t('empty.action')}</LinkButton>}
    />
  );
}

/** What has ended, under a heading of its own: it is not among the active ones. Where that closed the access, who can open it. */
function Ended({ all, today }: { all: readonly Subscription[]; today: string }) {
  const { t } = useTranslation('subscribers');
  const { user } = useSession();
  const closed = closedSubscribers(all, today);
  return (
    <section className={styles.ended} aria-labelledby="ended-subscriptions">
      <h2 className="h2" id="ended-subscriptions">
        {t('ended.title')}
      </h2>
      <p className={styles.closed}>
        {t('ended.extends')} <PartnerContacts of={closed} several={areSeveral(user?.subscribers ?? [], all)} />
      </p>
      <EndedTable subscriptions={all.filter((one) => hasEnded(one, today))} all={all} today={today} />
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { pathTo } from '../../routes.ts';
import { classNames, EmptyCard, Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';
import { SubscriptionsSkeleton } from './parts/subscriptions-skeleton.tsx';
import { SubscriptionsTable } from './parts/subscriptions-table.tsx';
import { subscribersQueries } from './queries.ts';
import './words.ts';
import { useLeaveSignedOut } from '../../app/session/index.ts';
import styles from './subscriptions.module.css';

/** «Активные подписки» (spec: subscribers.list-screen): all of the person's, of every subscriber. */
export function SubscriptionsScreen() {
  const { t } = useTranslation(['subscribers', 'start']);
  const { data, error, isFetching, refetch } = useQuery({
    ...subscribersQueries.subscriptions(),
    // The partner may have changed them a moment ago.
    refetchOnMount: 'always',
  });
  useLeaveSignedOut(error);
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
          <span aria-live="polite">
            {data ? data.length > 0 && t('count', { count: data.length }) : !error && t('start:loading')}
          </span>
        }
      />
      <div className={styles.list}>
        {error && <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <SubscriptionsSkeleton />}
        {data?.length === 0 && (
          <EmptyCard
            narrow
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton href={pathTo('price')}>{t('empty.action')}</LinkButton>}
          />
        )}
        {data && data.length > 0 && <SubscriptionsTable subscriptions={data} />}
      </div>
    </div>
  );
}

function Failure({ error, ...retry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('subscribers');
  const unreachable = error instanceof CallFailure && error.status === 'FETCH_ERROR';
  return (
    <ListFailure error={error} what={t('loadFailed')} fallback={t(unreachable ? 'noAnswer' : 'later')} {...retry} />
  );
}

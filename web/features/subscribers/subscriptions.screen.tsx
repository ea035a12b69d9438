import '../../styles/applications.area.css';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { CallFailure, messageOf } from '../../app/call-failure.ts';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { EmptyState, ErrorNote, Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';
import { useLeaveSignedOut } from '../applications/index.ts';
import { SubscriptionBones } from './parts/subscription-bones.tsx';
import { SubscriptionsTable } from './parts/subscriptions-table.tsx';
import { subscribersQueries } from './queries.ts';

/** «Активные подписки» (specification, section 2): all of the person's, of every subscriber. */
export function SubscriptionsScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    ...subscribersQueries.subscriptions(),
    networkMode: 'always',
    // The partner may have changed them a moment ago.
    refetchOnMount: 'always',
  });
  useLeaveSignedOut(error);
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <UiLink className="go subscriptions-back" href={pathTo('my')}>
            <Icon of={ArrowLeft} />
            {t('subscribers.back')}
          </UiLink>
        }
        title={t('subscribers.title')}
        description={
          <span aria-live="polite">
            {data ? data.length > 0 && t('subscribers.count', { count: data.length }) : !error && t('common.loading')}
          </span>
        }
      />
      <div className="subscriptions">
        {error && <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <SubscriptionBones />}
        {data?.length === 0 && (
          <div className="card subscriptions-empty">
            <EmptyState
              title={t('subscribers.empty.title')}
              text={t('subscribers.empty.text')}
              action={<LinkButton href={pathTo('price')}>{t('subscribers.empty.action')}</LinkButton>}
            />
          </div>
        )}
        {data && data.length > 0 && <SubscriptionsTable subscriptions={data} />}
      </div>
    </div>
  );
}

function Failure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const unreachable = error instanceof CallFailure && error.status === 'FETCH_ERROR';
  return (
    <ErrorNote retryLabel={t('common.retry')} onRetry={onRetry} busy={busy}>
      {t('subscribers.loadFailed')}. {messageOf(error, t(unreachable ? 'subscribers.noAnswer' : 'subscribers.later'))}
    </ErrorNote>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { useLeaveSignedOut, useSession } from '../../app/session/index.ts';
import { formatDay } from '../../app/words/dates.ts';
import { pathTo } from '../../routes.ts';
import { classNames, EmptyCard, LinkButton } from '../../ui/index.ts';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { CabinetSkeleton } from './parts/cabinet-skeleton.tsx';
import { CustomerAccess } from './parts/customer-access.tsx';
import { CustomerApplications, CustomerPeople } from './parts/customer-facts.tsx';
import { CustomerSubscriptions } from './parts/customer-subscriptions.tsx';
import { SubscriptionHistory } from './parts/subscription-history.tsx';
import { cabinetQueries } from './queries.ts';
import './words.ts';
import cabinetStyles from './cabinet.module.css';
import styles from './customer.module.css';

const noSuchCustomer: readonly unknown[] = [400, 404];

/** One customer of the partner: its access, subscriptions with their history, people and applications. */
export function CustomerScreen() {
  const { t } = useTranslation('partner-cabinet');
  const { id = '' } = useParams();
  const isPartner = useSession().user?.roles.includes('partner') ?? false;
  const query = useQuery({ ...cabinetQueries.customer(id), enabled: isPartner });
  const { data, error } = query;
  useLeaveSignedOut(error);
  const absent = error instanceof CallFailure && noSuchCustomer.includes(error.status);
  return (
    <CabinetFrame
      current="customers"
      title={data?.name ?? t(absent ? 'customer.absent' : 'customer.title')}
      description={data && t('customer.about', { code: data.code, day: formatDay(data.since) })}
    >
      <div className={classNames(cabinetStyles.page, cabinetStyles.customer)}>
        {absent && <NoCustomer />}
        {error && !absent && (
          <ListFailure
            error={error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
            what={t('customer.failed')}
          />
        )}
        {query.isPending && <CabinetSkeleton />}
        {data && !absent && (
          <>
            <CustomerAccess customer={data} />
            <CustomerSubscriptions customer={data} />
            <div className={styles.facts}>
              <CustomerPeople users={data.users} total={data.usersTotal} />
              <CustomerApplications counts={data.applications} />
            </div>
            <SubscriptionHistory changes={data.changes} />
          </>
        )}
      </div>
    </CabinetFrame>
  );
}

function NoCustomer() {
  const { t } = useTranslation('partner-cabinet');
  return (
    <EmptyCard
      title={t('customer.absentTitle')}
      text={t('customer.absentText')}
      action={
        <LinkButton variant="second" href={pathTo('partnerCustomers')}>
          {t('customer.toList')}
        </LinkButton>
      }
    />
  );
}

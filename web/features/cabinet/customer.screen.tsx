import '../../styles/cabinet.area.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CallFailure } from '../../app/call-failure.ts';
import { formatDay } from '../../app/dates.ts';
import { t } from '../../app/i18n.ts';
import { useSession } from '../../app/session/index.ts';
import { pathTo } from '../../routes.tsx';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { useLeaveSignedOut } from '../applications/index.ts';
import { CabinetBones } from './parts/cabinet-bones.tsx';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { CustomerAccess } from './parts/customer-access.tsx';
import { CustomerApplications, CustomerPeople } from './parts/customer-facts.tsx';
import { CustomerSubscriptions } from './parts/customer-subscriptions.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { SubscriptionHistory } from './parts/subscription-history.tsx';
import { cabinetQueries } from './queries.ts';

const noSuchCustomer: readonly unknown[] = [400, 404];

/** One customer of the partner: its access, subscriptions with their history, people and applications. */
export function CustomerScreen() {
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
      <div className="cabinet customer">
        {absent && <NoCustomer />}
        {error && !absent && (
          <ListFailure error={error} busy={query.isFetching} onRetry={() => void query.refetch()}>
            {t('customer.failed')}
          </ListFailure>
        )}
        {query.isPending && <CabinetBones />}
        {data && !absent && (
          <>
            <CustomerAccess customer={data} />
            <CustomerSubscriptions customer={data} />
            <div className="customer-facts">
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
  return (
    <div className="card cabinet-empty">
      <EmptyState
        title={t('customer.absentTitle')}
        text={t('customer.absentText')}
        action={
          <LinkButton variant="second" href={pathTo('partnerCustomers')}>
            {t('customer.toList')}
          </LinkButton>
        }
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { CustomerSubscription } from '../../../../contract/partner-cabinet-customers.ts';
import { stateOfSubscription } from '../../../../contract/subscribers-state.ts';
import { formatDay } from '../../../app/words/dates.ts';

import { type Column, Table, TwoLines } from '../../../ui/index.ts';
import { type SubscriptionAction, SubscriptionMenu } from './subscription-menu.tsx';
import { SubscriptionStateTag } from './subscription-state.tsx';
import '../words.ts';

interface KeptSubscriptionsProps {
  subscriptions: readonly CustomerSubscription[];
  today: string;
  onOpen: (action: SubscriptionAction, subscription: CustomerSubscription) => void;
}

/** The subscriptions with their days and state; cards on small screens. */
export function KeptSubscriptions({ subscriptions, today, onOpen }: KeptSubscriptionsProps) {
  const { t } = useTranslation('partner-cabinet');
  const columns: Column<CustomerSubscription>[] = [
    {
      key: 'tariff',
      header: t('customer.subscriptions.tariff'),
      role: 'head',
      cell: ({ tariffName, quantity }) => (
        <TwoLines
          first={<span className="given-name">{tariffName}</span>}
          second={quantity > 1 && t('customer.subscriptions.quantity', { count: quantity })}
        />
      ),
    },
    {
      key: 'begin',
      header: t('customer.subscriptions.begin'),
      cell: ({ dateBegin }) => <Day day={dateBegin} none={t('customer.subscriptions.unknown')} />,
    },
    {
      key: 'end',
      header: t('customer.subscriptions.end'),
      cell: ({ dateEnd }) => <Day day={dateEnd} none={t('customer.subscriptions.endless')} />,
    },
    {
      key: 'state',
      header: t('customer.subscriptions.state'),
      role: 'state',
      cell: (subscription) => <SubscriptionStateTag state={stateOfSubscription(subscription, today)} />,
    },
    {
      key: 'actions',
      header: t('customer.subscriptions.actions'),
      role: 'actions',
      cell: (subscription) => (
        <SubscriptionMenu subscription={subscription} today={today} onOpen={(action) => onOpen(action, subscription)} />
      ),
    },
  ];
  return (
    <Table caption={t('customer.subscriptions.title')} columns={columns} rows={subscriptions} rowKey={({ id }) => id} />
  );
}

function Day({ day, none }: { day: string | null; none: string }) {
  return day === null ? none : <time dateTime={day}>{formatDay(day)}</time>;
}

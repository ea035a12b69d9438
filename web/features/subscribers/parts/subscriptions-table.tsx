import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Subscription } from '../../../../contract/subscribers.ts';
import { t } from '../../../app/words/i18n.ts';
import { type Column, SelectField, type SortOrder, Table } from '../../../ui/index.ts';
import {
  inOrder,
  orderAddress,
  readOrder,
  type SubscriptionOrder,
  subscriptionColumns,
  writeOrder,
} from '../subscription-order.ts';
import { SubscriptionEnd } from './subscription-end.tsx';
import '../words.ts';
import styles from './subscriptions-table.module.css';

interface Row {
  readonly key: string;
  readonly subscription: Subscription;
}

const orders = subscriptionColumns.flatMap((key): SubscriptionOrder[] => [
  { key, direction: 'ascending' },
  { key, direction: 'descending' },
]);

interface SubscriptionsTableProps {
  subscriptions: readonly Subscription[];
  /** All of the person's: whether access closes depends on the others of the same subscriber. */
  all: readonly Subscription[];
  today: string;
}

/** The subscriptions; the order is kept in the address. Below 992 px rows are cards and the order has its own field. */
export function SubscriptionsTable({ subscriptions, all, today }: SubscriptionsTableProps) {
  const { t } = useTranslation('subscribers');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const order = readOrder(search.get('sort'));
  const choose = (next: SortOrder) => void navigate(orderAddress(next), { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={styles.order}>
        <SelectField
          label={t('order.label')}
          value={writeOrder(order)}
          onChange={(event) => choose(readOrder(event.currentTarget.value))}
        >
          {orders.map((one) => (
            <option key={writeOrder(one)} value={writeOrder(one)}>
              {t(`order.${one.direction}`, { column: t(`columns.${one.key}`) })}
            </option>
          ))}
        </SelectField>
      </div>
      <Table
        caption={t('title')}
        columns={columnsOf({ all, today, sortable: true })}
        rows={withKeys(inOrder(subscriptions, order))}
        rowKey={({ key }) => key}
        sort={order}
        onSort={choose}
      />
    </>
  );
}

/** Those that have ended, the latest end first. */
export function EndedTable({ subscriptions, all, today }: SubscriptionsTableProps) {
  const { t } = useTranslation('subscribers');
  return (
    <Table
      caption={t('ended.title')}
      columns={columnsOf({ all, today, sortable: false })}
      rows={withKeys(inOrder(subscriptions, { key: 'end', direction: 'descending' }))}
      rowKey={({ key }) => key}
    />
  );
}

interface ColumnsProps extends Pick<SubscriptionsTableProps, 'all' | 'today'> {
  sortable: boolean;
}

function columnsOf({ all, today, sortable }: ColumnsProps): Column<Row>[] {
  const header = (key: (typeof subscriptionColumns)[number]) => ({
    key,
    header: t(`subscribers:columns.${key}`),
    sortable,
  });
  return [
    {
      ...header('subscriber'),
      cell: ({ subscription }) => <span className="given-name">{subscription.subscriberName}</span>,
    },
    { ...header('code'), cell: ({ subscription }) => subscription.code },
    {
      ...header('tariff'),
      role: 'head',
      cell: ({ subscription }) => <span className="given-name">{subscription.tariffName}</span>,
    },
    {
      ...header('end'),
      cell: ({ subscription }) => <SubscriptionEnd subscription={subscription} all={all} today={today} />,
    },
  ];
}

/** A subscription has no number of its own, and the same one may be there twice. */
function withKeys(subscriptions: readonly Subscription[]): Row[] {
  const seen = new Map<string, number>();
  return subscriptions.map((subscription) => {
    const { subscriberId, tariffName, dateEnd } = subscription;
    const content = JSON.stringify([subscriberId, tariffName, dateEnd]);
    const times = (seen.get(content) ?? 0) + 1;
    seen.set(content, times);
    return { key: `${content}${times}`, subscription };
  });
}

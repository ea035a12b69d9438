import { Clock } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../../../contract/partner-cabinet-customers.ts';
import { accessOf, hasEnded } from '../../../../contract/subscribers-access.ts';
import { accessInWords, atTheBeginning } from '../../../../contract/subscribers-access.words.ts';
import { endsWithin, renewalDays } from '../../../../contract/subscribers-expiry.ts';
import { useToday } from '../../../app/calls/server-clock.ts';
import { formatDay } from '../../../app/words/dates.ts';

import { pathTo } from '../../../routes.ts';
import {
  Checkbox,
  type Column,
  classNames,
  SecondLine,
  Table,
  Tag,
  TwoLines,
  UiLink,
  VisuallyHidden,
} from '../../../ui/index.ts';
import type { PickedCustomers } from '../use-picked-customers.ts';
import { PersonMail } from './person-mail.tsx';
import '../words.ts';
import styles from './customer-table.module.css';

const shownUsers = 3;

/** The customers with their people, applications and subscriptions; cards on small screens. */
export function CustomerTable({ customers, pick }: { customers: readonly Customer[]; pick: PickedCustomers }) {
  const { t } = useTranslation('partner-cabinet');
  const today = useToday();
  const columns: Column<Customer>[] = [
    {
      key: 'name',
      header: t('customers.name'),
      role: 'head',
      cell: (customer) => <Name customer={customer} pick={pick} />,
    },
    { key: 'users', header: t('customers.users'), cell: (customer) => <Users users={customer.users} /> },
    { key: 'applications', header: t('customers.applications'), cell: ({ applications }) => applications },
    {
      key: 'subscriptions',
      header: t('customers.subscriptions'),
      cell: ({ subscriptions }) => <Subscriptions subscriptions={subscriptions} today={today} />,
    },
    {
      key: 'nextEnd',
      header: t('customers.nextEnd'),
      cell: ({ nextEnd, subscriptions }) =>
        nextEnd ? <NextEnd day={nextEnd} today={today} /> : <AccessLeft subscriptions={subscriptions} today={today} />,
    },
  ];
  return <Table caption={t('customers.title')} columns={columns} rows={customers} rowKey={({ id }) => id} />;
}

/** The name, with a box that picks the customer for a letter. */
function Name({ customer: { id, name, code }, pick }: { customer: Customer; pick: PickedCustomers }) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <div className={styles.tick}>
      <Checkbox
        label={<VisuallyHidden>{t('letter.pick', { name })}</VisuallyHidden>}
        checked={pick.has(id)}
        onChange={(event) => pick.set([{ id, name }], event.currentTarget.checked)}
      />
      <TwoLines
        first={
          <UiLink className={classNames('link given-name', styles.link)} href={pathTo('partnerCustomer', { id })}>
            {name}
          </UiLink>
        }
        second={code}
      />
    </div>
  );
}

/** Whom to write to; a press opens the mail program. */
function Users({ users }: Pick<Customer, 'users'>) {
  const { t } = useTranslation('partner-cabinet');
  if (users.length === 0) return t('customers.noUsers');
  return (
    <div className={styles.lines}>
      {users.slice(0, shownUsers).map(({ name, email }) => (
        <TwoLines
          key={`${name} ${email}`}
          first={<span className="given-name">{name}</span>}
          second={email && <PersonMail email={email} />}
        />
      ))}
      {users.length > shownUsers && (
        <SecondLine>{t('customers.more', { count: users.length - shownUsers })}</SecondLine>
      )}
    </div>
  );
}

function Subscriptions({ subscriptions, today }: Pick<Customer, 'subscriptions'> & { today: string }) {
  const { t } = useTranslation('partner-cabinet');
  const inWords = ({ tariffName: tariff, begins, dateEnd }: Customer['subscriptions'][number]) => {
    const begin = begins && formatDay(begins);
    if (!dateEnd) return begin ? t('customers.laterEndless', { tariff, begin }) : t('customers.endless', { tariff });
    const day = formatDay(dateEnd);
    if (begin) return t('customers.later', { tariff, begin, day });
    return t(hasEnded({ dateEnd }, today) ? 'customers.ended' : 'customers.until', { tariff, day });
  };
  if (subscriptions.length === 0) return t('customers.noSubscriptions');
  return (
    <div className={styles.lines}>
      {subscriptions.map((one) => (
        <span key={one.tariffName} className="given-name">
          {inWords(one)}
        </span>
      ))}
    </div>
  );
}

function NextEnd({ day, today }: { day: string; today: string }) {
  if (!endsWithin(day, renewalDays, today)) return <time dateTime={day}>{formatDay(day)}</time>;
  // A tag wraps on small screens alone, and there between words: the whole day is wider than its place.
  return (
    <Tag kind="warn" icon={Clock}>
      <time dateTime={day}>{formatDay(day).replaceAll('\u00a0', ' ')}</time>
    </Tag>
  );
}

/** Where every subscription has ended: until when the applications are open, or since when they are closed. */
function AccessLeft({ subscriptions, today }: Pick<Customer, 'subscriptions'> & { today: string }) {
  const access = accessOf(
    subscriptions.map(({ dateEnd }) => dateEnd),
    today,
  );
  if (access.state === 'open') return '-';
  return <SecondLine>{atTheBeginning(accessInWords(access))}</SecondLine>;
}

import Clock from 'lucide-react/icons/clock';
import type { Customer } from '../../../../contract/customers.ts';
import { daysBetween, formatDay, todayInAlmaty } from '../../../app/dates.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Checkbox, type Column, Table, Tag, TwoLines, UiLink, VisuallyHidden } from '../../../ui/index.ts';
import type { PickedCustomers } from '../use-picked-customers.ts';
import { PersonMail } from './person-mail.tsx';

const soonDays = 30;
const shownUsers = 3;

/** The customers with their people, applications and subscriptions; cards on small screens. */
export function CustomerTable({ customers, pick }: { customers: readonly Customer[]; pick: PickedCustomers }) {
  const today = todayInAlmaty();
  const columns: Column<Customer>[] = [
    {
      key: 'name',
      header: t('cabinet.customers.name'),
      role: 'head',
      cell: (customer) => <Name customer={customer} pick={pick} />,
    },
    { key: 'users', header: t('cabinet.customers.users'), cell: (customer) => <Users users={customer.users} /> },
    { key: 'applications', header: t('cabinet.customers.applications'), cell: ({ applications }) => applications },
    {
      key: 'subscriptions',
      header: t('cabinet.customers.subscriptions'),
      cell: (customer) => <Subscriptions customer={customer} />,
    },
    {
      key: 'nextEnd',
      header: t('cabinet.customers.nextEnd'),
      cell: ({ nextEnd }) => (nextEnd ? <NextEnd day={nextEnd} today={today} /> : '-'),
    },
  ];
  return <Table caption={t('cabinet.customers.title')} columns={columns} rows={customers} rowKey={({ id }) => id} />;
}

/** The name, with a box that picks the customer for a letter. */
function Name({ customer: { id, name, code }, pick }: { customer: Customer; pick: PickedCustomers }) {
  return (
    <div className="customer-tick">
      <Checkbox
        label={<VisuallyHidden>{t('customerletter.pick', { name })}</VisuallyHidden>}
        checked={pick.has(id)}
        onChange={(event) => pick.set([{ id, name }], event.currentTarget.checked)}
      />
      <TwoLines
        first={
          <UiLink className="link given-name customer-link" href={pathTo('partnerCustomer', { id })}>
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
  if (users.length === 0) return t('cabinet.customers.noUsers');
  return (
    <div className="cabinet-lines">
      {users.slice(0, shownUsers).map(({ name, email }) => (
        <TwoLines
          key={`${name} ${email}`}
          first={<span className="given-name">{name}</span>}
          second={email && <PersonMail email={email} />}
        />
      ))}
      {users.length > shownUsers && (
        <span className="cell-second">{t('cabinet.customers.more', { count: users.length - shownUsers })}</span>
      )}
    </div>
  );
}

function Subscriptions({ customer: { subscriptions } }: { customer: Customer }) {
  if (subscriptions.length === 0) return t('cabinet.customers.noSubscriptions');
  return (
    <div className="cabinet-lines">
      {subscriptions.map(({ tariffName, dateEnd }) => (
        <span key={tariffName} className="given-name">
          {dateEnd
            ? t('cabinet.customers.until', { tariff: tariffName, day: formatDay(dateEnd) })
            : t('cabinet.customers.endless', { tariff: tariffName })}
        </span>
      ))}
    </div>
  );
}

function NextEnd({ day, today }: { day: string; today: string }) {
  const words = <time dateTime={day}>{formatDay(day)}</time>;
  if (daysBetween(today, day) > soonDays) return words;
  return (
    <Tag kind="warn" icon={Clock}>
      {words}
    </Tag>
  );
}

import type { CustomerInFull } from '../../../../contract/customers.ts';
import { t } from '../../../app/i18n.ts';
import { Card } from '../../../ui/index.ts';
import { PersonMail } from './person-mail.tsx';

interface CustomerPeopleProps {
  users: CustomerInFull['users'];
  /** There may be more of them than are named. */
  total: number;
}

/** Who works for the customer; a press on an address opens the mail program. */
export function CustomerPeople({ users, total }: CustomerPeopleProps) {
  return (
    <Card as="section" className="customer-fact">
      <h2 className="h3">{t('customer.people.title')}</h2>
      {users.length === 0 && <p className="muted">{t('customer.people.none')}</p>}
      <ul className="customer-people">
        {users.map(({ name, email, role }) => (
          <li key={`${name} ${email}`}>
            <b className="given-name">{name || email}</b>
            <span className="muted small">{t(`customer.people.${role}`)}</span>
            {email && <PersonMail email={email} />}
          </li>
        ))}
      </ul>
      {total > users.length && <p className="muted">{t('customer.people.more', { count: total - users.length })}</p>}
    </Card>
  );
}

const statuses = ['ready', 'preparation', 'error', 'closed'] as const;

/** How many applications the customer has, by state. */
export function CustomerApplications({ counts }: { counts: CustomerInFull['applications'] }) {
  const shown = statuses.filter((status) => counts[status] > 0);
  return (
    <Card as="section" className="customer-fact">
      <h2 className="h3">{t('customer.applications.title')}</h2>
      {shown.length === 0 && <p className="muted">{t('customer.applications.none')}</p>}
      <dl className="customer-counts">
        {shown.map((status) => (
          <div key={status}>
            <dt>{t(`customer.applications.${status}`)}</dt>
            <dd className="num">{counts[status]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

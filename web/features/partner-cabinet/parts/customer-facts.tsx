import { useTranslation } from 'react-i18next';
import type { CustomerInFull } from '../../../../contract/partner-cabinet-customers.ts';

import { Card } from '../../../ui/index.ts';
import { PersonMail } from './person-mail.tsx';
import '../words.ts';
import styles from './customer-facts.module.css';

interface CustomerPeopleProps {
  users: CustomerInFull['users'];
  /** There may be more of them than are named. */
  total: number;
}

/** Who works for the customer; a press on an address opens the mail program. */
export function CustomerPeople({ users, total }: CustomerPeopleProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <Card as="section" className={styles.fact}>
      <h2 className="h3">{t('customer.people.title')}</h2>
      {users.length === 0 && <p className="muted">{t('customer.people.none')}</p>}
      <ul className={styles.people}>
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
  const { t } = useTranslation('partner-cabinet');
  const shown = statuses.filter((status) => counts[status] > 0);
  return (
    <Card as="section" className={styles.fact}>
      <h2 className="h3">{t('customer.applications.title')}</h2>
      {shown.length === 0 && <p className="muted">{t('customer.applications.none')}</p>}
      <dl className={styles.counts}>
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

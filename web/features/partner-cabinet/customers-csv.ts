import type { Customer } from '../../../contract/partner-cabinet-customers.ts';
import { t } from '../../app/words/i18n.ts';
import { csvOf } from './csv-text.ts';
import './words.ts';

function rowOf({ name, code, users, applications, subscriptions, nextEnd, since }: Customer): string[] {
  return [
    name,
    code,
    users.map((user) => user.name).join(', '),
    users.flatMap((user) => user.email ?? []).join(', '),
    String(applications),
    subscriptions.map(({ tariffName, dateEnd }) => (dateEnd ? `${tariffName} (${dateEnd})` : tariffName)).join(', '),
    nextEnd ?? '',
    since,
  ];
}

/** The customers as CSV, a line of headings first. */
export function customersCsv(customers: readonly Customer[]): string {
  const columns = ['name', 'code', 'users', 'emails', 'applications', 'subscriptions', 'nextEnd', 'since'] as const;
  return csvOf([columns.map((column) => t(`partner-cabinet:customers.${column}`)), ...customers.map(rowOf)]);
}

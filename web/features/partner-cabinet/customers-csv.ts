import type { Customer } from '../../../contract/partner-cabinet-customers.ts';
import { t } from '../../app/words/i18n.ts';
import { csvOf } from './csv-text.ts';
import './words.ts';

function rowOf({ name, code, users, applications, subscriptions, nextEnd, since }: Customer): string[] {
  // Names of tariffs have commas themselves: each ends with its brackets.
  const endless = t('partner-cabinet:customer.subscriptions.endless');
  return [
    name,
    code,
    users.map((user) => user.name).join(', '),
    users.flatMap((user) => user.email ?? []).join(', '),
    String(applications),
    subscriptions.map(({ tariffName, dateEnd }) => `${tariffName} (${dateEnd ?? endless})`).join(', '),
    nextEnd ?? '',
    since,
  ];
}

/** The customers as CSV, a line of headings first. */
export function customersCsv(customers: readonly Customer[]): string {
  const columns = ['name', 'code', 'users', 'emails', 'applications', 'subscriptions', 'nextEnd', 'since'] as const;
  return csvOf([columns.map((column) => t(`partner-cabinet:customers.${column}`)), ...customers.map(rowOf)]);
}

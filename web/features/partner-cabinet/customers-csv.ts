import type { Customer } from '../../../contract/partner-cabinet-customers.ts';
import { hasEnded } from '../../../contract/subscribers-access.ts';
import { t } from '../../app/words/i18n.ts';
import { csvOf } from './csv-text.ts';
import './words.ts';

/** The days of a tariff as a machine sorts them, with its state where they alone do not say it. */
function daysOf({ begins, dateEnd }: Customer['subscriptions'][number], today: string): string {
  const endless = t('partner-cabinet:customer.subscriptions.endless');
  if (begins && dateEnd) return t('partner-cabinet:customers.csvLater', { begin: begins, day: dateEnd });
  if (begins) return t('partner-cabinet:customers.csvLaterEndless', { begin: begins });
  if (dateEnd && hasEnded({ dateEnd }, today)) return t('partner-cabinet:customers.csvEnded', { day: dateEnd });
  return dateEnd ?? endless;
}

function rowOf(customer: Customer, today: string): string[] {
  const { name, code, users, applications, subscriptions, nextEnd, since } = customer;
  return [
    name,
    code,
    users.map((user) => user.name).join(', '),
    users.flatMap((user) => user.email ?? []).join(', '),
    String(applications),
    // Names of tariffs have commas themselves: each ends with its brackets.
    subscriptions.map((one) => `${one.tariffName} (${daysOf(one, today)})`).join(', '),
    nextEnd ?? '',
    since,
  ];
}

/** The customers as CSV, a line of headings first. */
export function customersCsv(customers: readonly Customer[], today: string): string {
  const columns = ['name', 'code', 'users', 'emails', 'applications', 'subscriptions', 'nextEnd', 'since'] as const;
  return csvOf([
    columns.map((column) => t(`partner-cabinet:customers.${column}`)),
    ...customers.map((one) => rowOf(one, today)),
  ]);
}

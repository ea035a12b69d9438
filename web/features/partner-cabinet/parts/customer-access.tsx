import { useTranslation } from 'react-i18next';
import type { CustomerInFull } from '../../../../contract/partner-cabinet-customers.ts';
import { addDays, formatDay } from '../../../app/words/dates.ts';

import { Note } from '../../../ui/index.ts';
import { stateOf } from '../subscription-state.ts';
import '../words.ts';

/** Warns that the customer's applications are closed, or are about to be; nothing while a subscription goes on. */
export function CustomerAccess({ customer }: { customer: CustomerInFull }) {
  const { t } = useTranslation('partner-cabinet');
  const { openUntil, accessClosed, subscriptions, today } = customer;
  if (openUntil === null) return null;
  if (accessClosed) return <Note kind="warn">{t('customer.closed', { day: formatDay(addDays(openUntil, 1)) })}</Note>;
  const over = subscriptions.every((one) => ['ended', 'closed'].includes(stateOf(one, today)));
  return over ? <Note kind="warn">{t('customer.closing', { day: formatDay(openUntil) })}</Note> : null;
}

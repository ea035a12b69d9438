import { useTranslation } from 'react-i18next';
import type { CustomerInFull } from '../../../../contract/partner-cabinet-customers.ts';
import { accessOf } from '../../../../contract/subscribers-access.ts';
import { accessInWords, asSentence } from '../../../../contract/subscribers-access.words.ts';

import { Note } from '../../../ui/index.ts';
import '../words.ts';

/** Warns that the customer's applications are closed, or are about to be; nothing while a subscription goes on. */
export function CustomerAccess({ customer }: { customer: CustomerInFull }) {
  const { t } = useTranslation('partner-cabinet');
  const ends = customer.subscriptions.map(({ dateEnd }) => dateEnd);
  const access = accessOf(ends, customer.today);
  if (access.state === 'open') return null;
  const words = accessInWords(access);
  if (access.state === 'closed') return <Note kind="warn">{t('customer.closed', { access: asSentence(words) })}</Note>;
  return <Note kind="warn">{t('customer.closing', { access: words })}</Note>;
}

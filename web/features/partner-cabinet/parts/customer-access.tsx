import { useTranslation } from 'react-i18next';
import type { CustomerInFull } from '../../../../contract/partner-cabinet-customers.ts';
import { accessOf } from '../../../../contract/subscribers-access.ts';
import { accessInWords, asSentence } from '../../../../contract/subscribers-access.words.ts';

import { Note } from '../../../ui/index.ts';
import '../words.ts';

/** Until which day the customer's applications are open; a warning once they are closed, or are about to be. */
export function CustomerAccess({ customer }: { customer: CustomerInFull }) {
  const { t } = useTranslation('partner-cabinet');
  const ends = customer.subscriptions.map(({ dateEnd }) => dateEnd);
  const access = accessOf(ends, customer.today);
  const words = accessInWords(access);
  if (access.state === 'open')
    return <p className="muted">{ends.length === 0 ? t('customer.openWithout') : asSentence(words)}</p>;
  if (access.state === 'closed') return <Note kind="warn">{t('customer.closed', { access: asSentence(words) })}</Note>;
  return <Note kind="warn">{t('customer.closing', { access: words })}</Note>;
}

import type { CustomerSubscription } from '../../../contract/partner-cabinet-customers.ts';
import { lastEnd, openUntil } from '../../../contract/subscribers-access.ts';
import { accessInWords, asSentence, atTheBeginning } from '../../../contract/subscribers-access.words.ts';
import { formatDay } from '../../app/words/dates.ts';
import { t } from '../../app/words/i18n.ts';
import './words.ts';

interface Change {
  /** The customer's other subscriptions. */
  others: readonly CustomerSubscription[];
  /** The last day that the subscription is to have, as it is typed; null without an end. */
  end: string | null;
  today: string;
}

/** What becomes of the customer's access by a change of one subscription; nothing while no coming day is named. */
export function accessAfter({ others, end, today }: Change): string | undefined {
  if (end !== null && (!/^\d{4}-\d\d-\d\d$/.test(end) || end < today)) return undefined;
  const ends = [end, ...others.map(({ dateEnd }) => dateEnd)];
  const last = lastEnd(ends);
  const words = accessInWords({ openUntil: openUntil(ends), state: 'open' });
  const longer = others.find(({ dateEnd }) => dateEnd !== null && dateEnd === last && dateEnd !== end);
  if (!longer?.dateEnd) return asSentence(words);
  const because = { tariff: longer.tariffName, day: formatDay(longer.dateEnd) };
  return t('partner-cabinet:customer.accessBy', { access: atTheBeginning(words), ...because });
}

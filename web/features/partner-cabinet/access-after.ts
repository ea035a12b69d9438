import type { CustomerSubscription } from '../../../contract/partner-cabinet-customers.ts';
import { lastEnd } from '../../../contract/subscribers-access.ts';
import { asSentence, atTheBeginning } from '../../../contract/subscribers-access.words.ts';
import { accessAfterInWords } from '../../../contract/subscribers-access-after.ts';
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
  const otherEnds = others.map(({ dateEnd }) => dateEnd);
  const words = accessAfterInWords(end, otherEnds, today);
  if (words === undefined) return undefined;
  const last = lastEnd([end, ...otherEnds]);
  const longer = others.find(({ dateEnd }) => dateEnd !== null && dateEnd === last && dateEnd !== end);
  if (!longer?.dateEnd) return asSentence(words);
  const because = { tariff: longer.tariffName, day: formatDay(longer.dateEnd) };
  return t('partner-cabinet:customer.accessBy', { access: atTheBeginning(words), ...because });
}

import { Ban, CalendarClock, Check, CircleStop, Clock } from 'lucide';
import { useTranslation } from 'react-i18next';

import { Tag } from '../../../ui/index.ts';
import type { SubscriptionState } from '../subscription-state.ts';
import '../words.ts';

const looks = {
  running: { kind: 'accent', icon: Check },
  ending: { kind: 'warn', icon: Clock },
  later: { kind: 'neutral', icon: CalendarClock },
  closing: { kind: 'warn', icon: Ban },
  ended: { kind: 'neutral', icon: CircleStop },
  closed: { kind: 'neutral', icon: Ban },
} as const;

/** How a subscription stands, as a tag. */
export function SubscriptionStateTag({ state }: { state: SubscriptionState }) {
  const { t } = useTranslation('partner-cabinet');
  return <Tag {...looks[state]}>{t(`customer.states.${state}`)}</Tag>;
}

import { Ban, CalendarClock, Check, CircleStop, Clock } from 'lucide';
import type { SubscriptionState } from '../../../../contract/subscribers-state.ts';
import { subscriptionStateWords } from '../../../../contract/subscribers-state.words.ts';
import { Tag } from '../../../ui/index.ts';

const looks = {
  active: { kind: 'accent', icon: Check },
  endless: { kind: 'accent', icon: Check },
  ending: { kind: 'warn', icon: Clock },
  later: { kind: 'neutral', icon: CalendarClock },
  closing: { kind: 'warn', icon: Ban },
  ended: { kind: 'neutral', icon: CircleStop },
  closed: { kind: 'neutral', icon: Ban },
} as const;

/** How a subscription stands, as a tag. */
export function SubscriptionStateTag({ state }: { state: SubscriptionState }) {
  return <Tag {...looks[state]}>{subscriptionStateWords[state]}</Tag>;
}

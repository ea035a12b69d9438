import { renewalDays } from './subscribers-expiry.ts';
import type { SubscriptionState } from './subscribers-state.ts';

/** The days ahead in words, as every list and letter that counts them has it. */
export const renewalInWords = `в\u00a0ближайшие ${renewalDays}\u00a0дней`;

/** How a subscription stands, in the partner's cabinet and in the console. */
export const subscriptionStateWords: Readonly<Record<SubscriptionState, string>> = {
  later: 'Ещё не\u00a0началась',
  active: 'Действует',
  endless: 'Действует бессрочно',
  ending: `Закончится ${renewalInWords}`,
  closing: 'Завершается',
  ended: 'Закончилась',
  closed: 'Завершена',
};

export {
  accessClosed,
  accessClosedTogether,
  closedSubscribers,
  lastEnd,
  lockSubscriber,
  openUntil,
  today,
} from './access.store.ts';
export { closePeriod, extendPeriod } from './change-subscription.ts';
export { defineReminders } from './define-reminders.ts';
export { type FindTariffName, giveSubscription, type Keeper } from './give-subscription.ts';
export { subscribersTemplates } from './letters/list-templates.ts';
export { addSubscriber, addSubscription } from './new-subscriber.store.ts';
export { refuseForeign } from './refuse-foreign.ts';
export { subscribersCalls } from './subscribers.routes.ts';
export { setCurrentSubscriber } from './subscribers.store.ts';
export { subscribersConsoleCalls } from './subscribers-console.routes.ts';
export { organizationsFound, organizationsNamed } from './subscribers-console.store.ts';

export { accessClosed, lastEnd, lockSubscriber, openUntil, today } from './access.store.ts';
export { defineReminders } from './define-reminders.ts';
export { addSubscriber, addSubscription } from './new-subscriber.store.ts';
export { subscribersCalls } from './subscribers.routes.ts';
export { type Asked, findEarlier, insertChange } from './subscription-history.store.ts';

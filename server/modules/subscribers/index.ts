export { defineReminders } from './define-reminders.ts';
export { addSubscriber, addSubscription } from './new-subscriber.store.ts';
export { subscribersCalls } from './subscribers.routes.ts';
export { accessClosed, lockSubscriber, openUntil, today } from './subscribers.store.ts';
export { type Asked, findEarlier, insertChange } from './subscription-history.store.ts';

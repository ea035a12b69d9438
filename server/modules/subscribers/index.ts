export { customersCalls } from './customers.routes.ts';
export { defineReminders } from './define-reminders.ts';
export { type EndingCustomer, endingCustomers } from './ending-customers.ts';
export { addSubscriber, addSubscription } from './new-subscriber.store.ts';
export { subscribersCalls } from './subscribers.routes.ts';
export { accessClosed, lockSubscriber } from './subscribers.store.ts';

export { subscribersCalls } from './subscribers.routes.ts';
export { accessClosed, lockSubscriber, openDaysAfterEnd } from './subscribers.store.ts';

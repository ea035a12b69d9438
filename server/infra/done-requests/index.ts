export { type AskedOnce, doOnce, findMade } from './do-once.ts';
export { deleteOldRequests } from './done-requests.store.ts';

export { type AskedOnce, changedBefore, doOnce, findMade, type Once } from './do-once.ts';
export { deleteOldRequests } from './done-requests.store.ts';

export { type AskedOnce, changedBefore, doOnce, findMade } from './do-once.ts';
export { deleteOldRequests } from './done-requests.store.ts';

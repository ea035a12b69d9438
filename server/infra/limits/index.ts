export { createLane, type Lane } from './lane.ts';
export { addressKey, createLimit, type Limit } from './limits.ts';

export { countExactly, forgetCounts } from './count-exactly.ts';
export { createLane, type Lane } from './lane.ts';
export { addressKey, createLimit, type Limit, type Network, networksOf } from './limits.ts';
export { SharedCounts } from './shared-counts.ts';

export { addressKey, createLimit, type Limit } from './limits.ts';

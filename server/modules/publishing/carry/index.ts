export {
  compareCarried,
  countCarried,
  digestOf,
  findCarried,
  keyOfCarried,
  kindsToCarry,
  readCarried,
  titleOfCarried,
} from './carried-record.ts';
export { cleanCarried, shapeFault } from './clean-carried.ts';
export {
  type Carrier,
  isHeld,
  keepFromOthers,
  releaseCarried,
  singleOf,
  takeCarried,
  takeMovedFrom,
  takeOffCarried,
  withoutSingle,
} from './take-carried.ts';

export {
  findCarriedMedium,
  keysOfMedia,
  layDownMedium,
  listCarriedMedia,
  readMediumFile,
  takeMedium,
} from './carry-medium.ts';

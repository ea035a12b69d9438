export {
  findCarriedMedium,
  hasMediumFile,
  keysOfMedia,
  layDownMedium,
  listCarriedMedia,
  readMediumFile,
  takeMedium,
} from './carry-medium.ts';

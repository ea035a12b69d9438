export * from './carry/index.ts';
export type { MediaJobs } from './define-media-jobs.ts';
export { findMediaFile } from './find-media-file.ts';
export { refuseFullDisk } from './full-disk.ts';
export { mediaCalls } from './media.routes.ts';
export { keepFromRemoval } from './media.store.ts';
export { type FileAnswer, type FileRequest, type MediaStorage, requestHeaders } from './media-storage.port.ts';
export { type Library, openLibrary } from './open-library.ts';
export { libraryPlaces } from './open-storage.ts';

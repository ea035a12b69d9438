export { findMediaFile } from './find-media-file.ts';
export { mediaCalls } from './media.routes.ts';
export { type FileAnswer, type FileRequest, requestHeaders } from './media-storage.port.ts';
export { type Library, openLibrary } from './open-library.ts';

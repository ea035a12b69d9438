import path from 'node:path';
import type { Settings } from '../../infra/settings/index.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { MediaStorage } from './media-storage.port.ts';
import { openS3Storage } from './s3-storage.ts';

/** The folder of the library in DATA_DIR; uploads arrive there also when the files lie in S3. */
const mediaFolderOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'media');

/** The storage that the settings name: DATA_DIR, or a bucket of S3. */
function openStorage(settings: Settings): MediaStorage {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region, MEDIA_S3_BUCKET: bucket = '' } = settings;
  const { MEDIA_S3_KEY_ID: keyId = '', MEDIA_S3_SECRET: secret = '' } = settings;
  return endpoint
    ? openS3Storage({ endpoint, region, bucket, keyId, secret })
    : openFolderStorage(mediaFolderOf(settings));
}

/** Where the library lies, and what is on its way into it. */
export const libraryPlaces = (settings: Settings): { storage: MediaStorage; incoming: string } => ({
  storage: openStorage(settings),
  incoming: path.join(mediaFolderOf(settings), 'incoming'),
});

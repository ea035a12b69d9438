import { mostCaptionsBytes, mostPictureBytes, mostVectorBytes } from '../../../contract/media-console.values.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Jobs } from '../../infra/jobs/index.ts';
import { createLane } from '../../infra/limits/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { defineMediaJobs } from './define-media-jobs.ts';
import type { MediaStorage } from './media-storage.port.ts';
import { libraryPlaces } from './open-storage.ts';
import type { UploadNeeds } from './upload-medium.ts';

/** The library of pictures and videos of one process. */
export interface Library {
  readonly storage: MediaStorage;
  readonly upload: UploadNeeds;
  /** Sends again the jobs that a killed process may have lost. */
  resume(): Promise<void>;
}

interface Needs {
  jobs: Jobs;
  db: Db;
  log: Log;
  settings: Settings;
}

const megabyte = 1024 * 1024;
/** One person's drop of many files waits for itself; a file is judged in about a second. */
const checking = { atOnce: 1, ofOne: 1, waiting: 20, waitSeconds: 30 };

/** Opens the storage that the settings name and defines the jobs of the library. */
export function openLibrary({ jobs, db, log, settings }: Needs): Library {
  const { storage, incoming } = libraryPlaces(settings);
  const { resume, ...enqueue } = defineMediaJobs({ jobs, db, log, storage, incoming });
  const mostBytes = {
    picture: mostPictureBytes,
    vector: mostVectorBytes,
    video: settings.MEDIA_VIDEO_MB * megabyte,
    captions: mostCaptionsBytes,
  };
  return {
    storage,
    upload: { db, storage, incoming, mostBytes, checking: createLane(checking), jobs: enqueue },
    resume,
  };
}

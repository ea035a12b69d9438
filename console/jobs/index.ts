import PublishedWithChanges from '@mui/icons-material/PublishedWithChanges';
import { jobInWords } from '../../contract/jobs.words.ts';
import { type ConsoleJob, getJob, listJobs } from '../../contract/jobs-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { JobList } from './job-list.tsx';
import { JobScreen } from './job-screen.tsx';

/** The portal's background work, and what has gone wrong with it. */
export const jobs: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'jobs',
        icon: PublishedWithChanges,
        list: JobList,
        show: JobScreen,
        recordRepresentation: ({ queue }: ConsoleJob) => jobInWords(queue),
      },
      calls: { list: listJobs, one: getJob },
      operatorOnly: true,
    },
  ],
};

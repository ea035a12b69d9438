import type { Db } from '../../infra/database/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { MediaJobs } from '../media/index.ts';
import type { ArchivePlaces } from './archive-files.ts';

/** What imports and exports need of the process, or of the command. */
export interface ImportNeeds extends ArchivePlaces {
  readonly db: Db;
  readonly log: Log;
  readonly jobs: MediaJobs;
  /** The version of this portal. */
  readonly product: string;
  /** Origins of this site: a link to one of them is kept as a path. */
  readonly ownSites: readonly string[];
  /** The most bytes of one file of the library. */
  readonly mostFileBytes: number;
}

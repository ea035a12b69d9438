import type pg from 'pg';
import type { defineJobs } from './define-jobs.ts';
import type { CodeHasher } from './infra/codes/index.ts';
import type { Database, Db } from './infra/database/index.ts';
import type { Handled } from './infra/http/index.ts';
import type { Settings } from './infra/settings/index.ts';
import { applicationsCalls } from './modules/applications/index.ts';
import { catalogueCalls, findTariffName, type openStartService } from './modules/catalogue/index.ts';
import { contentCalls, publicationsCalls, type VideoLengths } from './modules/content/index.ts';
import { enquiriesCalls } from './modules/enquiries/index.ts';
import { identityCalls } from './modules/identity/index.ts';
import {
  colleagueInvitationsCalls,
  customerInvitationsCalls,
  importCalls,
  revokeSentBy,
} from './modules/invitations/index.ts';
import { mailCalls } from './modules/mail/index.ts';
import { membersCalls } from './modules/members/index.ts';
import { partnerCabinetCalls } from './modules/partner-cabinet/index.ts';
import { type keepWholeDirectory, partnersCalls } from './modules/partners/index.ts';
import { registrationCalls } from './modules/registration/index.ts';
import { searchCalls } from './modules/search/index.ts';
import { subscribersCalls } from './modules/subscribers/index.ts';

interface Needs extends Omit<ReturnType<typeof defineJobs>, 'outbox'> {
  db: Db;
  /** For what everybody reads and may come from a replica. */
  reads: Db;
  pool: pg.Pool;
  /** Connections of sign-in alone. */
  reserve: Pick<Database, 'db' | 'pool'>;
  settings: Settings;
  hasher: CodeHasher;
  startService: ReturnType<typeof openStartService>;
  directory: ReturnType<typeof keepWholeDirectory>;
  videoLengths: VideoLengths;
}

/** Every call the portal answers, by the nouns of the product. */
export function everyCall(needs: Needs): Handled[] {
  const { db, reads, pool, reserve, settings, hasher, recovery, mailing, importJob, platform, startService } = needs;
  const { directory, videoLengths } = needs;
  const basePath = settings.BASE_PATH;
  return [
    ...identityCalls({ db, pool, reserve, hasher, recovery, mailing }),
    ...registrationCalls({ db, pool, hasher, settings, mailing }),
    ...customerInvitationsCalls({ db, pool, hasher, mailing, startService }),
    ...importCalls({ db, startService, importJob }),
    ...colleagueInvitationsCalls({ db, pool, hasher, settings, mailing }),
    ...subscribersCalls({ db }),
    ...partnerCabinetCalls({ db, pool, mailing, findTariffName: (code) => findTariffName(startService, code) }),
    ...membersCalls({ db, mailing, revokeSentBy }),
    ...mailCalls({ db }),
    ...applicationsCalls({ db, settings, platform }),
    ...catalogueCalls({ db: reads, startService }),
    ...partnersCalls({ db: reads, directory }),
    ...contentCalls({ db: reads, settings, videoLengths }),
    ...enquiriesCalls({ db, settings, mailing }),
    ...publicationsCalls({ db: reads, basePath }),
    ...searchCalls({ db: reads, settings }),
  ];
}

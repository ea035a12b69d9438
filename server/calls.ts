import type pg from 'pg';
import type { CodeHasher } from './infra/codes/index.ts';
import type { Db } from './infra/database/index.ts';
import type { Handled } from './infra/http/index.ts';
import type { Settings } from './infra/settings/index.ts';
import { applicationsCalls, type definePlatformJobs } from './modules/applications/index.ts';
import { catalogueCalls, findTariffName, type openStartService } from './modules/catalogue/index.ts';
import { contentCalls, publicationsCalls, type VideoLengths } from './modules/content/index.ts';
import { enquiriesCalls } from './modules/enquiries/index.ts';
import { type defineRecovery, identityCalls } from './modules/identity/index.ts';
import { type Mailing, mailCalls } from './modules/mail/index.ts';
import { membersCalls } from './modules/members/index.ts';
import { type keepWholeDirectory, partnersCalls } from './modules/partners/index.ts';
import { type defineImport, importsCalls, invitationsCalls, registrationCalls } from './modules/registration/index.ts';
import { searchCalls } from './modules/search/index.ts';
import { customersCalls, subscribersCalls } from './modules/subscribers/index.ts';

interface Needs {
  db: Db;
  pool: pg.Pool;
  settings: Settings;
  hasher: CodeHasher;
  recovery: ReturnType<typeof defineRecovery>;
  mailing: Mailing;
  importJob: ReturnType<typeof defineImport>;
  platform: ReturnType<typeof definePlatformJobs>;
  startService: ReturnType<typeof openStartService>;
  directory: ReturnType<typeof keepWholeDirectory>;
  videoLengths: VideoLengths;
}

/** Every call the portal answers, by the nouns of the product. */
export function everyCall(needs: Needs): Handled[] {
  const { db, pool, settings, hasher, recovery, mailing, importJob, platform, startService, directory, videoLengths } =
    needs;
  const basePath = settings.BASE_PATH;
  return [
    ...identityCalls({ db, pool, hasher, recovery, mailing }),
    ...registrationCalls({ db, pool, hasher, settings, mailing }),
    ...invitationsCalls({ db, pool, hasher, mailing, startService }),
    ...importsCalls({ db, startService, importJob }),
    ...subscribersCalls({ db }),
    ...customersCalls({ db, pool, mailing, findTariffName: (code) => findTariffName(startService, code) }),
    ...membersCalls({ db, pool, hasher, settings, mailing }),
    ...mailCalls({ db }),
    ...applicationsCalls({ db, settings, platform }),
    ...catalogueCalls({ db, basePath, startService }),
    ...partnersCalls({ db, directory }),
    ...contentCalls({ db, settings, videoLengths }),
    ...enquiriesCalls({ db, pool, settings, mailing }),
    ...publicationsCalls({ db, basePath }),
    ...searchCalls({ db, basePath }),
  ];
}

import type pg from 'pg';
import type { defineJobs } from './define-jobs.ts';
import type { CodeCipher, CodeHasher } from './infra/codes/index.ts';
import type { Database, Db } from './infra/database/index.ts';
import type { Handled } from './infra/http/index.ts';
import type { Settings } from './infra/settings/index.ts';
import { letterTemplates } from './letter-templates.ts';
import type { BuildFacts } from './metrics/index.ts';
import { type Announced, announcementsCalls } from './modules/announcements/index.ts';
import { applicationsCalls, applicationsConsoleCalls } from './modules/applications/index.ts';
import { archiveCalls } from './modules/archive/index.ts';
import { auditConsoleCalls } from './modules/audit/index.ts';
import { catalogueCalls, findTariffName, type openStartService } from './modules/catalogue/index.ts';
import { consoleAccessCalls } from './modules/console-access/index.ts';
import { contentCalls, publicationsCalls, type VideoLengths } from './modules/content/index.ts';
import { dashboardCalls } from './modules/dashboard/index.ts';
import { enquiriesCalls, enquiriesConsoleCalls } from './modules/enquiries/index.ts';
import { identityCalls, sendRecovery, usersConsoleCalls } from './modules/identity/index.ts';
import { installationCalls } from './modules/installation/index.ts';
import {
  colleagueInvitationsCalls,
  colleagueRules,
  customerInvitationsCalls,
  customerRules,
  importCalls,
  invitationsConsoleCalls,
  resendAny,
  revokeSentBy,
} from './modules/invitations/index.ts';
import { jobsConsoleCalls } from './modules/jobs/index.ts';
import { letterTemplatesCalls, mailCalls, mailConsoleCalls } from './modules/mail/index.ts';
import { mediaCalls } from './modules/media/index.ts';
import { membersCalls, membersConsoleCalls } from './modules/members/index.ts';
import { openingCalls } from './modules/opening/index.ts';
import { partnerCabinetCalls } from './modules/partner-cabinet/index.ts';
import { type keepWholeDirectory, partnerPeopleCalls, partnersCalls } from './modules/partners/index.ts';
import { personalDataCalls } from './modules/personal-data/index.ts';
import { publishingCalls } from './modules/publishing/index.ts';
import { registrationCalls } from './modules/registration/index.ts';
import { phrasesConsoleCalls, searchCalls, synonymsConsoleCalls } from './modules/search/index.ts';
import { subscribersCalls, subscribersConsoleCalls } from './modules/subscribers/index.ts';

interface Needs extends ReturnType<typeof defineJobs> {
  db: Db;
  /** For what everybody reads and may come from a replica. */
  reads: Db;
  pool: pg.Pool;
  /** Connections of sign-in alone. */
  reserve: Pick<Database, 'db' | 'pool'>;
  settings: Settings;
  hasher: CodeHasher;
  cipher: CodeCipher;
  startService: ReturnType<typeof openStartService>;
  directory: ReturnType<typeof keepWholeDirectory>;
  videoLengths: VideoLengths;
  build: BuildFacts;
  announced: Announced;
}

/** Every call the portal answers, by the nouns of the product. */
export function everyCall(needs: Needs): Handled[] {
  const { db, reads, pool, reserve, settings, hasher, recovery, mailing, importJob, platform, startService } = needs;
  const { directory, videoLengths, planJob } = needs;
  const rules = {
    customers: customerRules({ pool, hasher, mailing, startService }),
    colleagues: colleagueRules({ pool, hasher, mailing, membersAtMost: settings.MAX_MEMBERS }),
  };
  return [
    ...identityCalls({
      ...{ db, pool, reserve, hasher, recovery, mailing },
      announcedTo: (viewer) => needs.announced.of(db, viewer),
    }),
    ...consoleAccessCalls({ db, pool: reserve.pool, hasher, cipher: needs.cipher, mailing }),
    ...usersConsoleCalls({ db, settings, recovery, mailing }),
    ...subscribersConsoleCalls({ db, findTariffName: (code) => findTariffName(startService, code) }),
    ...membersConsoleCalls({ db, settings, mailing, revokeSentBy }),
    ...applicationsConsoleCalls({ db, platform }),
    ...partnerPeopleCalls({ db, mailing }),
    ...personalDataCalls({ db, outbox: needs.outbox }),
    ...invitationsConsoleCalls({ db, rules }),
    ...letterTemplatesCalls({ db, mailing, templates: letterTemplates }),
    ...mailConsoleCalls({
      ...{ db, settings, hasher, mailing },
      renewals: {
        recovery: (caller, asked) => sendRecovery(db, caller, asked, recovery),
        invitation: (caller, asked) => resendAny(db, caller, asked, rules),
        'member-invitation': (caller, asked) => resendAny(db, caller, asked, rules),
      },
    }),
    ...auditConsoleCalls({ db }),
    ...dashboardCalls({
      db,
      dataDir: settings.DATA_DIR,
      hasMailServer: settings.SMTP_URL !== undefined,
      mailCounts: needs.outbox.counts,
      build: needs.build,
    }),
    ...installationCalls({ db, settings, mailCounts: needs.outbox.counts, build: needs.build }),
    ...announcementsCalls({ db }),
    ...openingCalls({ db, settings }),
    ...registrationCalls({ db, pool, hasher, settings, mailing }),
    ...customerInvitationsCalls({ db, pool, hasher, mailing, startService }),
    ...importCalls({ db, startService, importJob }),
    ...colleagueInvitationsCalls({ db, pool, hasher, settings, mailing }),
    ...subscribersCalls({ db }),
    ...partnerCabinetCalls({ db, pool, mailing, findTariffName: (code) => findTariffName(startService, code) }),
    ...membersCalls({ db, mailing, revokeSentBy }),
    ...mailCalls({ db }),
    ...applicationsCalls({ db, settings, platform }),
    ...pageCalls({ db: reads, settings, startService, directory, videoLengths }),
    ...enquiriesCalls({ db, settings, mailing }),
    ...enquiriesConsoleCalls({ db, settings, mailing }),
    ...mediaCalls({ db, library: needs.library }),
    ...publishingCalls({ db, settings, planJob }),
    ...synonymsConsoleCalls({ db }),
    ...phrasesConsoleCalls({ db }),
    ...archiveCalls({ db, archives: needs.archives }),
    ...jobsConsoleCalls({ db }),
  ];
}

/** What every page of visitors is made of; a preview asks the same from its transaction. */
export function pageCalls({
  db,
  settings,
  startService,
  directory,
  videoLengths,
}: Pick<Needs, 'db' | 'settings' | 'startService' | 'directory' | 'videoLengths'>): Handled[] {
  return [
    ...catalogueCalls({ db, startService }),
    ...partnersCalls({ db, directory }),
    ...contentCalls({ db, settings, videoLengths }),
    ...publicationsCalls({ db, basePath: settings.BASE_PATH }),
    ...searchCalls({ db, settings }),
  ];
}

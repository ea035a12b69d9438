import type pg from 'pg';
import * as schemas from '../../../contract/registration.schemas.ts';
import * as calls from '../../../contract/registration.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { admitsKazakhNames } from '../content/index.ts';
import { createMissLimit } from '../invitations/index.ts';
import type { Mailing } from '../mail/index.ts';
import { checkColleagueCode } from './check-colleague-code.ts';
import { getPartnerInfo } from './get-partner-info.ts';
import { registerColleague } from './register-colleague.ts';
import { registerCustomer } from './register-customer.ts';

const attemptsOfInvitation = 60;
const attemptsWindowSeconds = 15 * 60;

interface Needs {
  db: Db;
  pool: pg.Pool;
  hasher: CodeHasher;
  settings: Settings;
  mailing: Mailing;
}

/** The calls of registration by invitation, of a customer and of a colleague. */
export function registrationCalls({ db, pool, hasher, settings, mailing }: Needs): Handled[] {
  const search = { db, hasher, misses: createMissLimit(pool) };
  const attempts = createLimit(pool, {
    name: 'registration-attempts',
    points: attemptsOfInvitation,
    windowSeconds: attemptsWindowSeconds,
  });
  const { TRIAL_DAYS: trialDays, MAX_MEMBERS: membersAtMost } = settings;
  return [
    handle(calls.getPartnerInfo, schemas.getPartnerInfo, ({ query }, { origin }) =>
      getPartnerInfo(search, query.partnerCode, origin.address),
    ),
    handle(calls.register, schemas.register, async ({ body }, { origin }) => {
      const kazakhNames = await admitsKazakhNames(db, settings);
      const login = await registerCustomer(search, body, origin, { attempts, kazakhNames, trialDays, mailing });
      return { success: true, login } as const;
    }),
    handle(calls.checkMemberInvitation, schemas.checkMemberInvitation, ({ body }, caller) =>
      checkColleagueCode(search, body.code, caller),
    ),
    handle(calls.registerMember, schemas.registerMember, async ({ body }, { origin }) => {
      const kazakhNames = await admitsKazakhNames(db, settings);
      const login = await registerColleague(search, body, origin, { attempts, kazakhNames, membersAtMost, mailing });
      return { success: true, login } as const;
    }),
  ];
}

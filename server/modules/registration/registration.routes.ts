import type pg from 'pg';
import * as contract from '../../../contract/registration.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import type { Mailing } from '../mail/index.ts';
import { createMissLimit } from './find-invitation.ts';
import { getPartnerInfo } from './get-partner-info.ts';
import { register } from './register.ts';

interface Needs {
  db: Db;
  pool: pg.Pool;
  hasher: CodeHasher;
  settings: Settings;
  mailing: Mailing;
}

/** The calls of registration by invitation. */
export function registrationCalls({ db, pool, hasher, settings, mailing }: Needs): Handled[] {
  const search = { db, hasher, misses: createMissLimit(pool) };
  const rules = { kazakhNames: settings.KAZAKH_NAMES, trialDays: settings.TRIAL_DAYS, mailing };
  return [
    handle(contract.getPartnerInfo, ({ query }, { origin }) =>
      getPartnerInfo(search, query.partnerCode, origin.address),
    ),
    handle(contract.register, async ({ body }, { origin }) => {
      const login = await register(search, body, origin, rules);
      return { success: true, login } as const;
    }),
  ];
}

import type pg from 'pg';
import type { CodeHasher } from '../../infra/codes/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { StartService } from '../catalogue/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { ColleagueRules } from './invite-colleague.ts';
import type { CustomerRules } from './invite-customer.ts';

const windowSeconds = 24 * 60 * 60;
const creationsAtMost = 200;
const resendsAtMost = 5;
const linksAtMost = 30;
const lettersAtMost = 50;

interface Needs {
  pool: pg.Pool;
  hasher: CodeHasher;
  mailing: Mailing;
}

const limitsOf = (pool: pg.Pool) => (name: string, points: number) =>
  createLimit(pool, { name, points, windowSeconds });

/** The rules of a partner's invitations, whoever sends them. */
export function customerRules({
  pool,
  hasher,
  mailing,
  startService,
}: Needs & { startService: StartService }): CustomerRules {
  const limit = limitsOf(pool);
  return {
    hasher,
    mailing,
    startService,
    creations: limit('invitations', creationsAtMost),
    resends: limit('invitation-resends', resendsAtMost),
    links: limit('invitation-links', linksAtMost),
  };
}

/** The rules of an organisation's invitations, whoever sends them. */
export function colleagueRules({
  pool,
  hasher,
  mailing,
  membersAtMost,
}: Needs & { membersAtMost: number }): ColleagueRules {
  const limit = limitsOf(pool);
  return {
    hasher,
    mailing,
    membersAtMost,
    letters: limit('member-invitations', lettersAtMost),
    resends: limit('member-resends', resendsAtMost),
  };
}

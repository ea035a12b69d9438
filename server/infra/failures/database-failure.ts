import { codeOf, isPassing } from '../database/index.ts';
import { Failure } from './failure.ts';

/** What a database says that is there and cannot serve this call now, PgBouncer's 08P01 for whatever it cannot do among it. */
const busy = new Set(['57014', '08000', '08001', '08003', '08004', '08006', '08P01', '40001', '40P01', '55P03']);

/** The words of `pg` for a pool that is closed, as it is while the portal stops. */
const closed = /Cannot use a pool after/;

/** The failure that answers a known error of the database, or `undefined` for any other error. */
export function databaseFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (code === '53100' || code === '58030')
    return new Failure('common.disk-full', { cause: error, retryAfterSeconds: 60 });
  if (code === '22021' || code === '22P05') return new Failure('common.malformed', { cause: error });
  if (isPassing(error) || busy.has(code) || closed.test(error.message)) {
    return new Failure('common.database-down', { cause: error, retryAfterSeconds: 2 });
  }
  return undefined;
}

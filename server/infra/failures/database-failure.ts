import { Failure } from './failure.ts';

const goneStates = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // PgBouncer's code for whatever it cannot do: no server, a lost one, a wait that was too long.
  '08P01',
  '53300',
  '25006',
  '40001',
  '40P01',
  '55P03',
]);
const goneErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const goneMessages =
  /timeout exceeded when trying to connect|timeout expired|Client was closed and is not queryable|Connection terminated|Query read timeout|connection error and is not queryable|Cannot use a pool after|not accepting connections/;

/** The failure that answers a known error of the database, or `undefined` for any other error. */
export function databaseFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '53100' || code === '58030')
    return new Failure('common.disk-full', { cause: error, retryAfterSeconds: 60 });
  if (code === '22021' || code === '22P05') return new Failure('common.malformed', { cause: error });
  if (goneStates.has(code) || goneErrors.has(code) || goneMessages.test(error.message)) {
    return new Failure('common.database-down', { cause: error, retryAfterSeconds: 2 });
  }
  return undefined;
}

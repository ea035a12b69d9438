import { readOnlyCode } from './writing-host.ts';

/** What the network says of a server that is not there yet: its name, its machine, its port or its socket. */
const absent = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * What PostgreSQL says while it starts, stops or is full, and while none of several servers takes writes:
 * cannot_connect_now, shutdowns, too_many_connections, read_only_sql_transaction.
 */
const notReady = new Set(['57P01', '57P02', '57P03', '53300', readOnlyCode]);

/** The words of `pg` for a server that accepts a connection and does not answer, or ends it, also before the connection is used. */
const silent =
  /^(timeout expired|timeout exceeded|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** PgBouncer's words for a server that it does not reach. It has one code for everything. */
const unreachedByPooler = /server login|cannot connect to server|server conn crashed|query_wait_timeout/;

/** Whether an error tells of a database that is away for a while, which time heals. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  // A file that DATABASE_URL names, such as a certificate, does not come by waiting.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open') return false;
  if (error instanceof Error && unreachedByPooler.test(error.message)) return true;
  return code ? absent.has(code) || notReady.has(code) : error instanceof Error && silent.test(error.message);
}

/** The code of an error, or nothing. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { currentTraceId } from '../tracing/spans.ts';
import { BoundedLines } from './bounded-lines.ts';
import { currentLogContext } from './log-context.ts';

export type Log = Logger;

const secrets = [
  'password',
  'newPassword',
  'code',
  'partnerCode',
  'token',
  'sid',
  'cookie',
  'authorization',
  'set-cookie',
  'email',
  'login',
  'phone',
];

const warnLevel = 40;
const bounds = { most: 3, windowMs: 10_000 };

/** The loggers of requests, whose lines have the request's id already. */
const ofRequests = new WeakSet<object>();

/**
 * The log of the process, on its standard output by default. Secrets and personal fields are removed wherever they are
 * (spec: security.logs).
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...secrets.map((name) => `["${name}"]`),
        ...secrets.map((name) => `*["${name}"]`),
        ...secrets.map((name) => `*.*["${name}"]`),
      ],
      censor: '…',
    },
    serializers: { err: safeError },
    mixin: (_line: object, _level: number, logger: object) => contextOf(ofRequests.has(logger)),
    hooks: { logMethod: bounding(() => log) },
  };
  const log: Log = pino(options, destination);
  return log;
}

/** The log of one request, with its id. */
export function logOfRequest(log: Log, bindings: { requestId?: string }): Log {
  const own = log.child(bindings);
  ofRequests.add(own);
  return own;
}

/** What the request or the job that is under way adds to each line. */
function contextOf(hasRequestId: boolean): object {
  const traceId = currentTraceId();
  const { requestId, ...context } = currentLogContext() ?? {};
  return {
    ...(requestId !== undefined && !hasRequestId && { requestId }),
    ...context,
    ...(traceId !== undefined && { traceId }),
  };
}

/** Writes a few lines of each kind of failure in a window, and then how many more there were. */
function bounding(logOf: () => Log) {
  const tell = (kind: string, heldBack: number) =>
    logOf().warn({ kind, heldBack }, 'lines of this kind were held back');
  const lines = new BoundedLines({ ...bounds, tell });
  return function write(this: Log, args: Parameters<LogFn>, method: LogFn, level: number) {
    const kind = level < warnLevel ? undefined : kindOfFailure(args[0], args[1]);
    if (kind === undefined || lines.admits(kind)) method.apply(this, args);
  };
}

/** What makes lines of failures alike; nothing for a line that tells of no failure. */
function kindOfFailure(line: unknown, message: unknown): string | undefined {
  if (typeof line !== 'object' || line === null) return undefined;
  if ('err' in line) return `${message}: ${reasonOf(line.err)}`;
  return 'status' in line ? `${message}: ${line.status}` : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && error.code !== undefined ? String(error.code) : wordsOf(error);
}

/** Some libraries throw plain objects; only their message is logged. */
function wordsOf(thrown: unknown): string {
  const words = typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown;
  return String(words);
}

/** An error without the values of its query: `detail` of PostgreSQL quotes rows, so it stays out. */
function safeError(error: unknown) {
  if (!(error instanceof Error)) return { message: wordsOf(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: error.message,
    reason: code,
    stack: error.stack,
    cause: error.cause instanceof Error ? error.cause.message : undefined,
  };
}

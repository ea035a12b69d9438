import { type DestinationStream, type Logger, pino } from 'pino';

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
  };
  return pino(options, destination);
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

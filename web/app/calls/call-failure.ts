/** The status of a failed call: a number, or why there is none (spec: calls.browser-status). */
export type FailureStatus = number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

interface FailureParts {
  status: FailureStatus;
  message?: string | undefined;
  text?: string | undefined;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfterSeconds?: number | undefined;
}

/**
 * A call that failed. `serverMessage` is the server's Russian sentence, when it gave one; `serverText` the plain text of
 * an answer that is no JSON.
 */
export class CallFailure extends Error {
  readonly status: FailureStatus;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly serverText: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, message, text, code, fields, retryAfterSeconds }: FailureParts) {
    super(message ?? String(status));
    this.status = status;
    this.code = code;
    this.serverMessage = message;
    this.serverText = text;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether the failure says that the session is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401;
}

/** Whether the failure says that there is no such thing. */
export function isAbsent(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 404;
}

/** For data that may be absent without being a failure: returns `null` for a 404. @throws any other failure */
export function absentAsNull(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 404) return null;
  throw error;
}

/** The server's sentence, or `fallback` where there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof CallFailure && error.serverMessage ? error.serverMessage : fallback;
}

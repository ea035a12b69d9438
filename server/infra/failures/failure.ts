import type { FailureKind, FailureText } from '../../../contract/failure-text.ts';
import { type FailureCode, failures } from '../../../contract/failures.ts';

/** Statuses of the kinds of failure; exhaustive, so that a new kind cannot be forgotten. */
const statusOf: Record<FailureKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  'too-large': 413,
  'out-of-range': 416,
  'wrong-type': 415,
  throttled: 429,
  internal: 500,
  unavailable: 503,
};

interface FailureDetails {
  /** Where the list names none, or another. */
  field?: string;
  /** Of several fields, each with a sentence of its own. */
  fields?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
  /** Where what was asked for stands now, with the base path: whoever asks over HTTP is led there. */
  movedTo?: string;
  message?: string;
  cause?: unknown;
}

/** An expected failure of a call: a code of the closed list, with what the person reads. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly movedTo: string | undefined;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const listed: FailureText = failures[code];
    const { message = listed.message, field = listed.field, fields } = details;
    super(message, { cause: details.cause });
    this.code = code;
    this.status = statusOf[listed.kind];
    this.fields = fields ?? (field ? { [field]: message } : undefined);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.movedTo = details.movedTo;
  }
}

/** Ends the use case with a failure of the closed list. @throws Failure always */
export function fail(code: FailureCode, details?: FailureDetails): never {
  throw new Failure(code, details);
}

/** Kinds of failure; the server maps each to one HTTP status (spec: calls.statuses). */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'absent'
  | 'conflict'
  | 'too-large'
  | 'out-of-range'
  | 'wrong-type'
  | 'throttled'
  | 'internal'
  | 'unavailable';

/** A failure as the list has it. */
export interface FailureText {
  readonly kind: FailureKind;
  readonly message: string;
  /** The field of the form that the sentence stands by; a failure of the whole form has none. */
  readonly field?: string;
}

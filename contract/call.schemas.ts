import type * as z from 'zod/mini';
import type { Cost, Unlimited } from './call-costs.ts';
import type { FailureCode } from './failures.ts';
import type { ContentKind } from './publishing-fields.ts';

/**
 * Who may use a call; `public` requires no session. `operator` is the whole console, `editor` its part that editors
 * have too: content, media, enquiries (decision 0059).
 */
export type Audience = 'public' | 'user' | 'partner' | 'operator' | 'editor';

/** Any schema a call may use for one part of its input or for its answer. */
type Schema = z.ZodMiniType;

/** The schemas, audience and failures of one call: the single source for the server, the tests and OpenAPI. */
export interface CallSchemas<
  Id extends string = string,
  Who extends Audience = Audience,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly id: Id;
  readonly summary: string;
  readonly audience: Who;
  /** What it may cost whoever makes it, or that nobody counts it and why (decision 0036). */
  readonly cost: Cost | Unlimited;
  /** A public call whose answer depends on whether a session came with it: no proxy may cache it. */
  readonly variesBySession: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /**
   * `fresh`: only within 10 minutes after the person has proved again who they are; for what is dangerous in the console
   * (decision 0063).
   */
  readonly proof: 'fresh' | undefined;
  /**
   * Of the console's own sign-in: made by whoever has not shown the second factor, or has none yet. Every other call of
   * the console refuses both.
   */
  readonly beforeSecondFactor: 'is-shown' | 'is-set-up' | undefined;
  /** The kinds of content that the answer shows: a page with it is made anew when one of them changes. Absent: all. */
  readonly shows: readonly ContentKind[] | undefined;
  /**
   * Of an answer about single records of the one kind it shows: their codes, and `*` where it depends on the order of all.
   * A page with it stays when others change.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the answer of the call itself, which the draft knows
  readonly records: ((answer: any) => readonly string[]) | undefined;
  /** The type of an answer that is a file and no JSON; the schema then says what it holds in words alone. */
  readonly file: 'text/csv' | 'application/zip' | undefined;
  /** The most bytes of a body, where it is an upload; the common limit when absent. */
  readonly bodyLimitBytes: number | undefined;
  /** The body is the bytes of a file, `application/octet-stream`; the call itself says how many (decision 0061). */
  readonly takesFile: boolean;
  /** Codes this call may fail with, beside the common ones. */
  readonly failures: readonly FailureCode[];
}

interface SchemasDraft<
  Id extends string,
  Who extends Audience,
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema,
> {
  id: Id;
  summary: string;
  audience: Who;
  cost: Cost | Unlimited;
  variesBySession?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  proof?: 'fresh';
  beforeSecondFactor?: 'is-shown' | 'is-set-up';
  shows?: readonly ContentKind[];
  records?: (answer: z.output<Answer>) => readonly string[];
  file?: 'text/csv' | 'application/zip';
  bodyLimitBytes?: number;
  takesFile?: boolean;
  failures?: readonly FailureCode[];
}

/** Declares the schemas of a call; what is left out is `undefined`, and nothing has a default audience or cost. */
export function defineSchemas<
  const Id extends string,
  const Who extends Audience,
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(draft: SchemasDraft<Id, Who, Params, Query, Body, Answer>): CallSchemas<Id, Who, Params, Query, Body, Answer> {
  return {
    ...draft,
    variesBySession: draft.variesBySession ?? false,
    params: draft.params as Params,
    query: draft.query as Query,
    body: draft.body as Body,
    proof: draft.proof,
    beforeSecondFactor: draft.beforeSecondFactor,
    shows: draft.shows,
    records: draft.records,
    file: draft.file,
    bodyLimitBytes: draft.bodyLimitBytes,
    takesFile: draft.takesFile ?? false,
    failures: draft.failures ?? [],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the widest schemas; the parts of a call are checked by its own
export type AnySchemas = CallSchemas<string, Audience, any, any, any, any>;

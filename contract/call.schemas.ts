import type * as z from 'zod/mini';
import type { Cost, Unlimited } from './call-costs.ts';
import type { FailureCode } from './failures.ts';

/** Who may use a call; `public` requires no session. */
export type Audience = 'public' | 'user' | 'partner' | 'operator';

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
  /** The most bytes of a body, where it is an upload; the common limit when absent. */
  readonly bodyLimitBytes: number | undefined;
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
  bodyLimitBytes?: number;
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
    bodyLimitBytes: draft.bodyLimitBytes,
    failures: draft.failures ?? [],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the widest schemas; the parts of a call are checked by its own
export type AnySchemas = CallSchemas<string, Audience, any, any, any, any>;

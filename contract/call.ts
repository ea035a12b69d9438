import type * as z from 'zod/mini';
import type { FailureCode } from './failures.ts';

/** Who may use a call. Below `operator` stand people; `public` asks for nothing. */
export type Audience = 'public' | 'user' | 'partner' | 'operator';

export type Method = 'GET' | 'POST';

/** Any schema a call may use for one part of its input or for its answer. */
type Schema = z.ZodMiniType;

/** One call of the API: the single source for the server, the browser, the forms, the tests and OpenAPI. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly id: string;
  readonly method: Method;
  /** Below the base path; parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  /** A public call whose answer depends on whether a session came with it: kept by no proxy. */
  readonly variesBySession: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The most bytes of a body, where it is an upload; the common limit when absent (contract, section 2). */
  readonly bodyLimitBytes: number | undefined;
  /** Codes this call may fail with, beside the common ones. */
  readonly failures: readonly FailureCode[];
}

interface CallDraft<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer extends Schema,
> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  audience: Audience;
  variesBySession?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  bodyLimitBytes?: number;
  failures?: readonly FailureCode[];
}

/** Declares a call; what is left out is `undefined`, and nothing has a default audience. */
export function defineCall<
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(draft: CallDraft<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
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

// biome-ignore lint/suspicious/noExplicitAny: the widest call; its parts are checked by their own schemas
export type AnyCall = Call<any, any, any, any>;

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };

/** What a caller passes: only the parts the call declares. */
export type CallInput<C extends AnyCall> = Part<'params', In<C['params']>> &
  Part<'query', In<C['query']>> &
  Part<'body', In<C['body']>>;

/** What a handler receives, after the contract's checks. */
export type CheckedInput<C extends AnyCall> = {
  params: Out<C['params']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
};

/** What a call answers. */
export type CallAnswer<C extends AnyCall> = z.output<C['answer']>;

/** A failed call as the browser sees it (contract, section 2). */
export interface FailureAnswer {
  readonly code: FailureCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId: string;
}

import type * as z from 'zod/mini';
import type { AnySchemas } from './call.schemas.ts';
import type { FailureCode } from './failures.ts';

export type Method = 'GET' | 'POST';

declare const schemasOfCall: unique symbol;

/**
 * One call of the API as its callers know it; all of it exists at run time. Its schemas, audience and failures belong
 * to the server and are in `*.schemas.ts`: here only their types are known.
 */
export interface Call<Schemas extends AnySchemas> {
  readonly id: Schemas['id'];
  readonly method: Method;
  /** Below the base path; parameters as `:name`. */
  readonly path: string;
  /** Whether the browser names the JSON type without a body too, as the specification has it. */
  readonly saysJson?: true;
  /** Never set: carries the types of the call's input and answer. */
  readonly [schemasOfCall]?: Schemas;
}

/** Declares a call, by the id of its schemas. Has no effect, so that a bundle holds only the calls it makes. */
// @__NO_SIDE_EFFECTS__
export function defineCall<Schemas extends AnySchemas>(call: Call<Schemas>): Call<Schemas> {
  return call;
}

export type AnyCall = Call<AnySchemas>;

/** The schemas of a call, as a type. */
export type SchemasOf<C extends AnyCall> = NonNullable<C[typeof schemasOfCall]>;

type Schema = z.ZodMiniType;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };

/** What a caller passes: only the parts the call declares. */
export type CallInput<C extends AnyCall> = Part<'params', Input<SchemasOf<C>['params']>> &
  Part<'query', Input<SchemasOf<C>['query']>> &
  Part<'body', Input<SchemasOf<C>['body']>>;

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler receives, after the checks. */
export type CheckedInput<C extends AnyCall> = {
  params: Output<SchemasOf<C>['params']>;
  query: Output<SchemasOf<C>['query']>;
  body: Output<SchemasOf<C>['body']>;
};

/** What a call answers. */
export type CallAnswer<C extends AnyCall> = z.output<SchemasOf<C>['answer']>;

/** A failed call as the browser sees it. */
export interface FailureAnswer {
  readonly code: FailureCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId: string;
}

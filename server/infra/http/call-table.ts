import type { AnySchemas } from '../../../contract/call.schemas.ts';
import type { AnyCall, Call, CallAnswer, CheckedInput } from '../../../contract/call.ts';
import { fail } from '../failures/index.ts';
import { noteShown } from '../page-cache/index.ts';
import { inSpan } from '../tracing/index.ts';
import { mayUse } from './audiences.ts';
import type { Caller, SignedInCaller } from './caller.ts';
import { checkPart } from './check-input.ts';
import { demandProof } from './demand-proof.ts';
import type { PriceList } from './price-list.ts';

/** An answer that PostgreSQL has already written as JSON: it passes through as text, which is cheaper on the hot lists. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An answer that is a file, sent piece by piece as it is made. */
export class FileAnswer {
  readonly name: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
  constructor(name: string, pieces: AsyncIterable<string | Uint8Array>) {
    this.name = name;
    this.pieces = pieces;
  }
}

type CallerOf<S extends AnySchemas> = S['audience'] extends 'public' ? Caller : SignedInCaller;

type HandlerOf<S extends AnySchemas> = (
  input: CheckedInput<Call<S>>,
  caller: CallerOf<S>,
) => Promise<CallAnswer<Call<S>> | JsonText | FileAnswer> | CallAnswer<Call<S>> | JsonText;

/** A call in full: what the browser knows of it, and its schemas, audience and failures. */
export type WholeCall = AnyCall & AnySchemas;

/** A call with the code that answers it. */
export interface Handled {
  readonly call: WholeCall;
  readonly handler: (input: CheckedInput<AnyCall>, caller: Caller) => unknown;
}

/** Joins both halves of a call. The types require that they belong together, the ids are compared at run time. */
export function wholeCall<S extends AnySchemas>(call: Call<S>, schemas: S): WholeCall {
  if (call.id !== schemas.id) throw new Error(`${call.id}: given the schemas of ${schemas.id}`);
  return { ...schemas, ...call };
}

/** Joins a call, its schemas and its handler; the types of all must fit. */
export function handle<S extends AnySchemas>(call: Call<S>, schemas: S, handler: HandlerOf<S>): Handled {
  return { call: wholeCall(call, schemas), handler: handler as Handled['handler'] };
}

/** What arrives from outside, before the contract's checks. */
interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface CallTableOptions {
  /** Also check answers that pass through as text; for tests. */
  checkTexts: boolean;
  /** Absent where nobody is charged, which is for tests of a table alone. */
  prices?: PriceList;
  onDenied(call: WholeCall, caller: Caller): void;
}

/** All calls the process answers. HTTP and the page renderer both use `invoke`. */
export class CallTable {
  readonly #handled = new Map<string, Handled>();
  readonly #options: CallTableOptions;

  constructor(options: CallTableOptions) {
    this.#options = options;
  }

  add(handled: readonly Handled[]): void {
    for (const one of handled) {
      if (!Object.hasOwn(mayUse, one.call.audience)) throw new Error(`${one.call.id}: no audience is declared`);
      if (this.#handled.has(one.call.id)) throw new Error(`${one.call.id}: declared twice`);
      this.#handled.set(one.call.id, one);
    }
  }

  all(): readonly Handled[] {
    return [...this.#handled.values()];
  }

  /** Checks the audience and the input, charges the caller, runs the handler, and shapes the answer by the contract. @throws Failure */
  async invoke(call: AnyCall, input: RawInput, caller: Caller): Promise<unknown> {
    const handled = this.#handled.get(call.id);
    if (!handled) throw new Error(`${call.id}: nobody handles this call`);
    const { params, query, body, answer: schema, shows, records } = handled.call;
    this.admit(handled.call, caller);
    if (!records) noteShown(shows);
    const checked = {
      params: checkPart(params, input.params),
      query: checkPart(query, input.query),
      body: checkPart(body, input.body),
    } as CheckedInput<AnyCall>;
    if (handled.call.takesFile && !caller.file) fail('common.empty-file');
    const run = () => inSpan(call.id, {}, () => handled.handler(checked, caller));
    const { prices } = this.#options;
    // What the portal itself asks, to render a page for everybody, is charged to no address.
    const isOurs = caller.cookies === null;
    const answer = await (prices && !isOurs ? prices.run(handled.call, checked, caller, run) : run());
    if (answer instanceof FileAnswer) return answer;
    if (records) noteShown(records(answer).map((record) => `${shows?.[0]}/${record}`));
    if (!(answer instanceof JsonText)) return schema.parse(answer);
    if (this.#options.checkTexts) schema.parse(JSON.parse(answer.text));
    return answer;
  }

  /**
   * Checks that the caller may use the call. @throws Failure `common.not-signed-in`, `common.not-allowed`,
   * `console.second-factor-needed`, `console.prove-again`
   */
  admit(call: WholeCall, caller: Caller): void {
    if (call.audience === 'public') return;
    if (!caller.viewer) fail('common.not-signed-in');
    if (!mayUse[call.audience](caller)) {
      this.#options.onDenied(call, caller);
      fail('common.not-allowed');
    }
    demandProof(call, caller.viewer, caller.isOwnDemo ?? false);
  }
}

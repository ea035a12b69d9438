import type { AnyCall, Audience, CallAnswer, CheckedInput } from '../../../contract/call.ts';
import { fail } from '../failures/index.ts';
import type { Caller, SignedInCaller } from './caller.ts';
import { checkPart } from './check-input.ts';

/** An answer that PostgreSQL has already written as JSON: it passes through as text (design, 7). */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type CallerOf<C extends AnyCall> = C['audience'] extends 'public' ? Caller : SignedInCaller;

type HandlerOf<C extends AnyCall> = (
  input: CheckedInput<C>,
  caller: CallerOf<C>,
) => Promise<CallAnswer<C> | JsonText> | CallAnswer<C> | JsonText;

/** A call with the code that answers it. */
export interface Handled {
  readonly call: AnyCall;
  readonly handler: (input: CheckedInput<AnyCall>, caller: Caller) => unknown;
}

/** Joins a call of the contract and its handler; the types of both must fit. */
export function handle<C extends AnyCall>(call: C, handler: HandlerOf<C>): Handled {
  return { call, handler: handler as Handled['handler'] };
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
  onDenied(call: AnyCall, caller: Caller): void;
}

const mayUse: Record<Audience, (caller: Caller) => boolean> = {
  public: () => true,
  user: () => true,
  partner: ({ viewer }) => viewer?.roles.includes('partner') ?? false,
  operator: ({ viewer }) => viewer?.roles.includes('operator') ?? false,
};

/** All calls the process answers. Both ways in (HTTP and the page renderer) lead through `invoke`. */
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

  /** Asks who may, checks the input, runs the handler, answers by the contract. @throws Failure */
  async invoke(call: AnyCall, input: RawInput, caller: Caller): Promise<unknown> {
    const handled = this.#handled.get(call.id);
    if (!handled) throw new Error(`${call.id}: nobody handles this call`);
    this.admit(call, caller);
    const checked = {
      params: checkPart(call.params, input.params),
      query: checkPart(call.query, input.query),
      body: checkPart(call.body, input.body),
    } as CheckedInput<AnyCall>;
    const answer = await handled.handler(checked, caller);
    if (!(answer instanceof JsonText)) return call.answer.parse(answer);
    if (this.#options.checkTexts) call.answer.parse(JSON.parse(answer.text));
    return answer;
  }

  /** Asks who may use the call. @throws Failure `common.not-signed-in`, `common.not-allowed` */
  admit(call: AnyCall, caller: Caller): void {
    if (call.audience === 'public') return;
    if (!caller.viewer) fail('common.not-signed-in');
    if (mayUse[call.audience](caller)) return;
    this.#options.onDenied(call, caller);
    fail('common.not-allowed');
  }
}

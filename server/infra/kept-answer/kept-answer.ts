interface KeepRules {
  maxAgeMs: number;
  /** How long nothing is asked after a failure; 0 asks each time. */
  restMs?: number;
  /** A clock that only goes forward, whatever is done to the machine's own. */
  now?(): number;
}

/**
 * One answer, asked for at most once at a time and kept for `maxAgeMs`; an older one is still returned when a new one
 * cannot be fetched (spec: reliability.platform-away).
 */
export class KeptAnswer<Answer> {
  readonly #ask: () => Promise<Answer>;
  readonly #rules: Required<KeepRules>;
  #kept: { readonly answer: Answer; readonly untilMs: number } | undefined;
  #underWay: Promise<Answer> | undefined;
  #generation = 0;
  #failed: { readonly error: unknown; readonly untilMs: number } | undefined;

  constructor(ask: () => Promise<Answer>, { maxAgeMs, restMs = 0, now = () => performance.now() }: KeepRules) {
    this.#ask = ask;
    this.#rules = { maxAgeMs, restMs, now };
  }

  /** The answer. @throws the error of the request, when no answer is kept */
  async get(): Promise<Answer> {
    const now = this.#rules.now();
    if (this.#kept && now < this.#kept.untilMs) return this.#kept.answer;
    if (this.#failed && now < this.#failed.untilMs) return this.#keptOr(this.#failed.error);
    this.#underWay ??= this.#renew();
    return this.#underWay;
  }

  /** Makes the next caller ask again; the old answer stays for a failure. */
  clear(): void {
    if (this.#kept) this.#kept = { answer: this.#kept.answer, untilMs: Number.NEGATIVE_INFINITY };
    this.#failed = undefined;
    // A request under way may have read the data before the change.
    this.#generation += 1;
    this.#underWay = undefined;
  }

  async #renew(): Promise<Answer> {
    const { maxAgeMs, restMs, now } = this.#rules;
    const generation = this.#generation;
    try {
      const answer = await this.#ask();
      if (generation === this.#generation) {
        this.#kept = { answer, untilMs: now() + maxAgeMs };
        this.#failed = undefined;
      }
      return answer;
    } catch (error) {
      if (generation === this.#generation) this.#failed = { error, untilMs: now() + restMs };
      return this.#keptOr(error);
    } finally {
      if (generation === this.#generation) this.#underWay = undefined;
    }
  }

  #keptOr(error: unknown): Answer {
    if (this.#kept) return this.#kept.answer;
    throw error;
  }
}

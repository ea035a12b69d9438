import pg from 'pg';
import { isReadOnly, type Place, readOnlyError, type WritingHost } from './writing-host.ts';

interface Rules {
  /** Among which servers the writing one is looked for. */
  readonly hosts?: WritingHost;
  /** Off: no statement is named, because a pooler gives the next one to another connection. */
  readonly isPrepared?: boolean;
}

/** The settings of a client: those of `pg`, and the portal's own. */
export interface PortalClientConfig extends pg.ClientConfig {
  readonly rules?: Rules;
}

type Ask = (...args: unknown[]) => unknown;
type Answered = (error: unknown, result?: unknown) => void;

/** The message of `pg` for an answer that did not come in time. */
export const lostQuery = 'Query read timeout';

/**
 * A connection to the server that takes writes. It is given to the pool as its kind of client, so that whoever asks the
 * pool has the same servers, names and limits.
 */
export class PortalClient extends pg.Client {
  readonly #rules: Rules;
  #place: Place | undefined;
  #madeAfterLosses = 0;

  constructor({ query_timeout: answerWithinMs, ...config }: PortalClientConfig = {}) {
    super(config);
    this.#rules = config.rules ?? {};
    // The pool listens only to a client whose `connect` has ended: one lost while it is asked whether its server takes
    // writes would end the process. Whoever asks it learns of the loss all the same. A server that ends a connection may be
    // gone: the next one is looked for among all, before anybody has asked in vain.
    this.on('error', () => this.loseHost());
    // `query` has many forms, which all pass through here.
    const ask = this.query.bind(this) as Ask;
    const isPrepared = this.#rules.isPrepared ?? true;
    const query = (first: unknown, ...rest: unknown[]) => {
      if (isSubmittable(first)) return ask(first, ...rest);
      const [values, answered] = typeof rest[0] === 'function' ? [undefined, rest[0]] : rest;
      const given = isPrepared ? first : withoutName(first);
      const asked = (callback: Answered) => askInTime((once) => ask(given, values, once), callback, answerWithinMs);
      return typeof answered === 'function' ? asked(answered as Answered) : promised(asked);
    };
    Object.assign(this, { query });
  }

  /** Whether the servers have changed their parts since it was connected. */
  get isOutdated(): boolean {
    const { hosts } = this.#rules;
    return hosts !== undefined && hosts.losses !== this.#madeAfterLosses;
  }

  /** Says that its server takes no writes. */
  loseHost(): void {
    this.#rules.hosts?.lose(this.#place);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(() => (callback as Answered)(null), callback);
    return undefined;
  }

  async #connect(): Promise<this> {
    const { hosts } = this.#rules;
    if (!hosts?.areSeveral) {
      await super.connect();
      return this;
    }
    this.#place = await hosts.find();
    this.#madeAfterLosses = hosts.losses;
    Object.assign(this, this.#place);
    try {
      await super.connect();
      if (await isReadOnly(this)) throw readOnlyError();
    } catch (error) {
      this.loseHost();
      void this.end().catch(() => undefined);
      throw error;
    }
    return this;
  }
}

/** A query that sends itself: a cursor. */
const isSubmittable = (first: unknown): boolean =>
  typeof first === 'object' && first !== null && 'submit' in first && typeof first.submit === 'function';

/**
 * Asks, and answers once: with what the server says, or after so many milliseconds with an error. `pg` would do both, but it
 * writes a function to a field of each query for its promise and for its limit. V8 puts such a function among the objects
 * that live long, and with it all that the query was answered, until the next full collection (decision 0075).
 */
function askInTime(ask: (answered: Answered) => unknown, answered: Answered, ms: number | undefined): void {
  let timer: NodeJS.Timeout | undefined;
  let isAnswered = false;
  const once = (error: unknown, result?: unknown) => {
    if (isAnswered) return;
    isAnswered = true;
    clearTimeout(timer);
    answered(error, result);
  };
  ask(once);
  if (ms) timer = setTimeout(() => once(new Error(lostQuery)), ms);
}

function promised(asked: (answered: Answered) => void): Promise<unknown> {
  const answer = new Promise((resolve, reject) => {
    asked((error, result) => (error ? reject(error) : resolve(result)));
  });
  return answer.catch((error: Error) => {
    // It leads back to who asked, and no longer to the connection that answered.
    Error.captureStackTrace(error);
    throw error;
  });
}

/** The statement of a library that names its own. */
function withoutName(first: unknown): unknown {
  if (typeof first !== 'object' || first === null || !('name' in first)) return first;
  const { name: _name, ...rest } = first;
  return rest;
}

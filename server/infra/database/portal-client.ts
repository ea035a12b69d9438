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

/**
 * A connection to the server that takes writes. It is given to the pool as its kind of client, so that whoever asks the
 * pool has the same servers, names and limits.
 */
export class PortalClient extends pg.Client {
  readonly #rules: Rules;
  #place: Place | undefined;
  #madeAfterLosses = 0;

  constructor(config: PortalClientConfig = {}) {
    super(config);
    this.#rules = config.rules ?? {};
    // The pool listens only to a client whose `connect` has ended: one lost while it is asked whether its server takes
    // writes would end the process. Whoever asks it learns of the loss all the same.
    this.on('error', () => undefined);
    if (this.#rules.isPrepared ?? true) return;
    // `query` has many forms, which all pass through here as they are.
    const ask = this.query.bind(this) as Ask;
    Object.assign(this, { query: (first: unknown, ...rest: unknown[]) => ask(withoutName(first), ...rest) });
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

/** The statement of a library that names its own. */
function withoutName(first: unknown): unknown {
  if (typeof first !== 'object' || first === null || !('name' in first) || 'submit' in first) return first;
  const { name: _name, ...rest } = first;
  return rest;
}

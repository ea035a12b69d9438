import { connect } from 'node:net';
import pg from 'pg';
import { isReadOnly, type Place, readOnlyError, type WritingHost } from './writing-host.ts';

interface Rules {
  /** Among which servers the writing one is looked for. */
  readonly hosts?: WritingHost;
  /** Off: no statement is named, because a pooler gives the next one to another connection. */
  readonly isPrepared?: boolean;
  /** The limit of a statement that the server does not know of; it is told to end it. */
  readonly cancelAfterMs?: number | undefined;
}

/** The settings of a client: those of `pg`, and the portal's own. */
export interface PortalClientConfig extends pg.ClientConfig {
  readonly rules?: Rules;
}

type Ask = (...args: unknown[]) => unknown;
type Answered = (error: unknown, result?: unknown) => void;

const cancelWithinMs = 1_000;
/** The number that PostgreSQL's protocol gives to the request to end a statement. */
const cancelRequest = 80_877_102;

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
    // `query` has many forms, which all pass through here as they are.
    const ask = this.query.bind(this) as Ask;
    const { isPrepared = true, cancelAfterMs } = this.#rules;
    const unnamed: Ask = isPrepared ? ask : (first, ...rest) => ask(withoutName(first), ...rest);
    const limited = cancelAfterMs === undefined ? unnamed : this.#limiting(unnamed, cancelAfterMs);
    if (limited !== ask) Object.assign(this, { query: limited });
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

  #limiting(ask: Ask, limitMs: number): Ask {
    return (first, ...rest) => {
      const timer = setTimeout(() => this.#cancel(), limitMs);
      const stop = () => clearTimeout(timer);
      const callback = rest.at(-1);
      if (typeof callback !== 'function') {
        const answer = ask(first, ...rest) as Promise<unknown>;
        answer.then(stop, stop);
        return answer;
      }
      return ask(first, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
        stop();
        callback(error, result);
      });
    };
  }

  /**
   * Asks the server to end the statement under way, as every client of PostgreSQL does: by a connection that says
   * nothing else, without TLS, because it carries no secret beyond the right to do so.
   */
  #cancel(): void {
    const { processID, secretKey } = this as unknown as { processID: number | null; secretKey: number | null };
    if (processID === null || secretKey === null) return;
    const socket = this.host.startsWith('/')
      ? connect(`${this.host}/.s.PGSQL.${this.port}`)
      : connect(this.port, this.host);
    socket.setTimeout(cancelWithinMs, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.end(Buffer.concat([16, cancelRequest, processID, secretKey].map(int32)));
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** The statement of a library that names its own. */
function withoutName(first: unknown): unknown {
  if (typeof first !== 'object' || first === null || !('name' in first) || 'submit' in first) return first;
  const { name: _name, ...rest } = first;
  return rest;
}

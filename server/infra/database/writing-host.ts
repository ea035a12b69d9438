import pg from 'pg';
import type { Connection } from './connection.ts';

/** A server of the list. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** PostgreSQL's code of a write on a server that takes none, which is also this module's own for a list of such. */
export const readOnlyCode = '25006';

const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*,[^@/?#]*)((?:[/?#].*)?)$/;

/** The servers of a connection, each as a connection of its own: `postgres://h1:5432,h2:5432/db` has two. */
export function hostsOf(connection: Connection): Connection[] {
  const [, head = '', hosts, tail = ''] = (typeof connection === 'string' && severalHosts.exec(connection)) || [];
  return hosts === undefined ? [connection] : hosts.split(',').map((host) => `${head}${host}${tail}`);
}

/** What `pg` is told to reach one server. */
export const reach = (connection: Connection): pg.ClientConfig =>
  typeof connection === 'string' ? { connectionString: connection } : { ...connection };

/** Whether the server takes no writes: a replica, or a primary that was told so. */
export async function isReadOnly(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on';
}

export function readOnlyError(): Error {
  return Object.assign(new Error('the server takes no writes'), { code: readOnlyCode });
}

/**
 * The server of a list that takes writes, as `target_session_attrs=read-write` of libpq finds it. It is looked for when
 * the one known so far was lost or takes no writes any more, by one search at a time, all servers at once: the dead
 * ones of the list hold nobody up (spec: reliability.several-hosts).
 */
export class WritingHost {
  readonly #hosts: readonly Connection[];
  readonly #timeoutMs: number;
  #known: Place | undefined;
  #search: Promise<Place> | undefined;
  /** Grows with every loss, so that connections made before one can be told. */
  losses = 0;

  constructor(connection: Connection, timeoutMs: number) {
    this.#hosts = hostsOf(connection);
    this.#timeoutMs = timeoutMs;
  }

  get areSeveral(): boolean {
    return this.#hosts.length > 1;
  }

  /** The server that takes writes. @throws the reason of the first server when none does */
  async find(): Promise<Place> {
    if (this.#known) return this.#known;
    this.#search ??= this.#ask().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  /** Says that a server was lost or takes no writes: the next connection looks for one anew. */
  lose(place: Place | undefined): void {
    if (!this.areSeveral || !place || place !== this.#known) return;
    this.#known = undefined;
    this.losses += 1;
  }

  async #ask(): Promise<Place> {
    try {
      this.#known = await Promise.any(this.#hosts.map((one) => this.#tryOne(one)));
      return this.#known;
    } catch (error) {
      const reasons: unknown[] = error instanceof AggregateError ? error.errors : [error];
      throw reasons[0];
    }
  }

  async #tryOne(connection: Connection): Promise<Place> {
    const client = new pg.Client({
      ...reach(connection),
      application_name: 'portal',
      connectionTimeoutMillis: this.#timeoutMs,
      query_timeout: this.#timeoutMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (await isReadOnly(client)) throw readOnlyError();
      return { host: client.host, port: client.port };
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

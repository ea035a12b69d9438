import { Agent, request } from 'node:http';

interface Asked {
  method?: 'GET' | 'POST';
  cookie?: string;
  body?: unknown;
}

/** The outcome of one request: a status, or the code of the error that ended it. */
export interface Outcome {
  readonly status: number | undefined;
  readonly error: string | undefined;
  /** Whether the request was sent on a connection that had been used before. */
  readonly reused: boolean;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A client that keeps its connections, as browsers and proxies do. */
export class EagerClient {
  readonly #origin: URL;
  readonly #agent: Agent;
  readonly #from: string | undefined;

  /** `from` is an own address of the client's, such as 127.0.0.9. */
  constructor(origin: string, connections: number, from?: string) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#from = from;
  }

  /** Sends a request and waits for the whole answer, at most a minute; never throws. */
  ask(path: string, { method = 'GET', cookie, body }: Asked = {}): Promise<Outcome> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      const asked = request({
        agent: this.#agent,
        host: '127.0.0.1',
        ...(this.#from && { localAddress: this.#from }),
        port: this.#origin.port,
        path,
        method,
        signal: AbortSignal.timeout(60_000),
        headers: {
          origin: this.#origin.origin,
          ...(cookie && { cookie }),
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      });
      const fail = (error: NodeJS.ErrnoException) =>
        resolve({
          status: undefined,
          error: error.code ?? error.message,
          reused: asked.reusedSocket,
          body: '',
          headers: {},
        });
      asked.on('error', fail);
      asked.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('error', fail);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            error: undefined,
            reused: asked.reusedSocket,
            body: text,
            headers: answer.headers,
          }),
        );
      });
      asked.end(payload);
    });
  }

  /** Signs in; returns the cookies. */
  async signIn(login = 'demo', password = 'Demo-2026', isForeignComputer = false): Promise<string> {
    const answer = await this.ask('/service/bl/get/token', {
      method: 'POST',
      body: { login, password, isForeignComputer },
    });
    if (answer.status !== 200) throw new Error(`sign-in: ${answer.status ?? answer.error} ${answer.body}`);
    const cookies = answer.headers['set-cookie'];
    return (Array.isArray(cookies) ? cookies : []).map((one) => one.split(';', 1)[0]).join('; ');
  }

  close(): void {
    this.#agent.destroy();
  }
}

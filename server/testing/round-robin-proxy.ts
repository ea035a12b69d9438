import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A proxy that gives each request to the next process. */
export interface RoundRobinProxy {
  readonly port: number;
  /** Says that a process that could not be reached answers again, as a check of `/readyz` would. */
  isBack(port: number): void;
  close(): Promise<void>;
}

// Idle connections are closed as nginx closes them.
const agent = { keepAlive: true, maxSockets: 32, timeout: 5_000 };

/** What nginx does with the lines of the operator's guide: one that cannot be reached, and a 404 of a part, try the next. */
export async function startRoundRobinProxy(ports: readonly number[]): Promise<RoundRobinProxy> {
  const agents = new Map(ports.map((port) => [port, new Agent(agent)]));
  const away = new Set<number>();
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const body = await readAll(asked);
    const from = turn++;
    const order = ports.map((_, index) => ports[(from + index) % ports.length] ?? 0).filter((port) => !away.has(port));
    for (const [index, port] of order.entries()) {
      const isLast = index === order.length - 1;
      const given = await ask(asked, body, port, agents.get(port)).catch((error: Failed) => error);
      if (!('status' in given)) {
        if (given.code === 'ECONNREFUSED') away.add(port);
        if (!isLast && mayAskAnother(asked, given)) continue;
        return void answer.writeHead(502).end();
      }
      if (given.status === 404 && asked.url?.startsWith('/assets/') && !isLast) continue;
      return pass(given, answer);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    isBack: (back) => void away.delete(back),
    close: async () => {
      for (const one of agents.values()) one.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Given {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Failed {
  code?: string;
}

/** A write is given to another process only when the first did not get it. */
function mayAskAnother(asked: IncomingMessage, { code }: Failed): boolean {
  return code === 'ECONNREFUSED' || asked.method === 'GET';
}

function ask(asked: IncomingMessage, body: Buffer, port: number, agent: Agent | undefined): Promise<Given> {
  return new Promise((resolve, reject) => {
    const { connection: _connection, ...headers } = asked.headers;
    const forwarded = { ...headers, 'x-forwarded-for': asked.socket.remoteAddress };
    const given = request({
      host: '127.0.0.1',
      port,
      agent,
      method: asked.method,
      path: asked.url,
      headers: forwarded,
    });
    given.on('error', reject);
    given.on('response', (response) =>
      readAll(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: bytes }),
        reject,
      ),
    );
    given.end(body);
  });
}

function pass({ status, headers, body }: Given, answer: ServerResponse): void {
  const { connection: _connection, 'transfer-encoding': _encoding, 'keep-alive': _keep, ...kept } = headers;
  answer.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

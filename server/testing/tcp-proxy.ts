import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to the database that a test can cut or hang. */
export interface TcpProxy {
  readonly port: number;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Passes nothing on in either direction without cutting anything; new connections are accepted and left alone. */
  hang(): void;
  /** Passes everything on again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy before a port, or before the socket that PostgreSQL has in a folder. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHung = false;
  let port = 0;

  const server = createServer((near) => {
    const far = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.pipe(to);
    }
    if (isHung) pause(pair);
  });
  const pause = (pair: readonly [Socket, Socket]) => {
    for (const socket of pair) socket.unpipe().pause();
  };
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const pair of [...pairs]) for (const socket of pair) socket.destroy();
    await closed;
  };
  await listen();
  return {
    get port() {
      return port;
    },
    cut,
    hang: () => {
      isHung = true;
      for (const pair of pairs) pause(pair);
    },
    heal: async () => {
      isHung = false;
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
      if (!server.listening) await listen();
    },
    close: cut,
  };
}

import type { FastifyRequest } from 'fastify';

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** By the connection and without a proxy's headers: behind a proxy of this machine every visitor would seem local. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (address !== '::1' && !/^127\./.test(address)) return false;
  return proxyHeaders.every((name) => headers[name] === undefined);
}

interface DemoSettings {
  readonly DEMO: boolean;
  readonly publicUrlIsLoopback: boolean;
}

/** Whether a request is that of the demo's owner on the very machine, who may go without a second factor (decision 0063). */
export const ownDemoRule = (settings: DemoSettings) => (request: FastifyRequest) =>
  settings.DEMO && settings.publicUrlIsLoopback && isFromThisMachine(request);

import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../failures/index.ts';

/** What asks by a name of the inside: a probe of a container, a collector of metrics. */
const supervision = ['/healthz', '/readyz', '/metrics'];

/**
 * Refuses a request whose Host is another site's name, so that no foreign name can be pointed at the portal of this
 * machine, and one with two Hosts, which proxies read differently (spec: security.own-host). An address is no name.
 */
export function refuseForeignHost(
  app: FastifyInstance,
  { PUBLIC_URL, BASE_PATH }: { PUBLIC_URL: string; BASE_PATH: string },
): void {
  const own = new Set([new URL(PUBLIC_URL).hostname, 'localhost']);
  const open = new Set(supervision.map((path) => BASE_PATH + path));
  app.addHook('onRequest', async (request) => {
    if (countHosts(request) > 1) fail('common.malformed');
    // Old programs send none; a browser always does.
    if (!request.host || open.has(request.url)) return;
    const name = URL.parse(`http://${request.host}`)?.hostname ?? '';
    if (!own.has(name) && isIP(name.replace(/^\[|\]$/g, '')) === 0) fail('common.foreign-host');
  });
}

function countHosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

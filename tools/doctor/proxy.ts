import { randomBytes } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import { trustRule } from '../../server/infra/http/index.ts';
import type { Settings } from '../../server/infra/settings/index.ts';
import { type Finding, type Installation, reasonOf, unknown, well, wrong } from './finding.ts';

const withinMs = 10_000;
/** An address of documentation: nobody has it. */
const forged = '203.0.113.7';

/** What of our own request has come through the proxy. */
interface Seen {
  from: string;
  address: string;
  protocol: string;
  host: string;
  hasForwarded: boolean;
  isTrusted: boolean;
}

/**
 * Asks PUBLIC_URL and sees what arrives. The portal tells nobody what its proxy sends, so that the doctor stands in its
 * place for a moment, on its port and by its rules. While the portal has the port, only what an answer shows is judged.
 */
export async function checkProxy({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  if (settings.publicUrlIsLoopback) return [unknown('there is no proxy to ask: PUBLIC_URL names this machine')];
  const path = `${settings.BASE_PATH}/doctor-${randomBytes(16).toString('hex')}`;
  let seen: Seen | undefined;
  const app = fastify({ trustProxy: trustRule(settings.TRUST_PROXY) });
  app.get(path, async (request) => {
    seen = see(request);
    return '';
  });
  try {
    await app.listen({ host: settings.HOST, port: settings.PORT });
  } catch {
    return [...(await judgeRunning(settings)), unknown(...whileRunning)];
  }
  try {
    await ask(settings.PUBLIC_URL + path, { 'x-forwarded-for': forged });
    return seen ? judge(seen, settings) : [passedBy(settings)];
  } catch (error) {
    return [unreachable(settings, error)];
  } finally {
    await app.close();
  }
}

const whileRunning = [
  'the portal is running: which headers reach it cannot be seen',
  'Run the doctor while this process of the portal is stopped, with its settings: it takes its port for a moment.',
] as const;

function see(request: FastifyRequest): Seen {
  return {
    from: request.socket.remoteAddress ?? '',
    address: request.ip,
    protocol: request.protocol,
    host: request.host,
    hasForwarded: request.headers['x-forwarded-for'] !== undefined,
    // Beside the connection's own address those that were believed.
    isTrusted: (request.ips?.length ?? 0) > 1,
  };
}

function judge({ from, address, protocol, host, hasForwarded, isTrusted }: Seen, settings: Settings): Finding[] {
  const found: Finding[] = [];
  const wanted = new URL(settings.PUBLIC_URL);
  if (!hasForwarded)
    found.push(
      wrong(
        'the proxy sends no X-Forwarded-For: all visitors count as one address',
        'Let it set the header, as deploy/nginx/portal.conf does.',
      ),
    );
  else if (address === forged)
    found.push(
      wrong(
        'a visitor can give any address as his own: the proxy passes on the X-Forwarded-For that it gets, and TRUST_PROXY believes it',
        'Let the proxy set the header instead of adding to it, and name the proxy alone in TRUST_PROXY.',
      ),
    );
  else if (!isTrusted)
    found.push(
      wrong(
        `the proxy comes from ${from}, which TRUST_PROXY does not name`,
        `Set TRUST_PROXY=${from.replace(/^::ffff:/, '')}.`,
      ),
    );
  if (isTrusted && `${protocol}:` !== wanted.protocol)
    found.push(
      wrong(
        `the proxy says that people use ${protocol}, not ${wanted.protocol.slice(0, -1)}`,
        'Let it send X-Forwarded-Proto.',
      ),
    );
  if (host !== wanted.host)
    found.push(wrong(`the proxy asks for the host ${host}, not ${wanted.host}`, 'Let it send the Host that it gets.'));
  return found.length > 0 ? found : [well('the proxy says who asks, and TRUST_PROXY believes it alone')];
}

/** The portal answers /metrics to its own machine: to a proxy of this machine that names no visitor as well. */
async function judgeRunning({ PUBLIC_URL, BASE_PATH, ...rest }: Settings): Promise<Finding[]> {
  try {
    const health = await ask(`${PUBLIC_URL}${BASE_PATH}/healthz`);
    if (health.status !== 200 || !health.headers.has('x-request-id'))
      return [passedBy({ PUBLIC_URL, BASE_PATH, ...rest })];
    const { status } = await ask(`${PUBLIC_URL}${BASE_PATH}/metrics`);
    return status === 200
      ? [wrong('everybody reads /metrics: the proxy sends no X-Forwarded-For', 'Let it set the header.')]
      : [well(`${PUBLIC_URL} leads to the portal, and /metrics is closed there`)];
  } catch (error) {
    return [unreachable({ PUBLIC_URL, BASE_PATH, ...rest }, error)];
  }
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
}

function passedBy({ PUBLIC_URL, HOST, PORT }: Settings): Finding {
  return wrong(
    `${PUBLIC_URL} answers, and what is asked there does not come to ${HOST}:${PORT}`,
    'Let the proxy ask this address and port, and pass the whole path on. With several processes each has its own.',
  );
}

function unreachable({ PUBLIC_URL }: Settings, error: unknown): Finding {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return wrong(
    `${PUBLIC_URL} does not answer from here: ${reasonOf(cause)}`,
    'Start the proxy. Where this machine may not ask its own public address, try from another.',
  );
}

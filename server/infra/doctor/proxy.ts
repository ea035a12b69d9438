import { randomBytes } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import { trustRule } from '../http/index.ts';
import type { Settings } from '../settings/index.ts';
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
  if (settings.publicUrlIsLoopback) return [noProxy];
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

/** Asks PUBLIC_URL whether it leads to the portal, while the portal runs. */
export async function checkAddress({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  return settings.publicUrlIsLoopback ? [noProxy] : judgeRunning(settings);
}

const noProxy = unknown('Прокси нет: PUBLIC_URL называет эту машину');
const whileRunning = [
  'Портал работает: какие заголовки до него доходят, не видно',
  'Остановите этот процесс портала и запустите npm run doctor с его настройками: он ненадолго займёт порт портала.',
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
        'Прокси не передаёт X-Forwarded-For: все посетители считаются одним адресом',
        'Пусть он задаёт этот заголовок, как в deploy/nginx/portal.conf.',
      ),
    );
  else if (address === forged)
    found.push(
      wrong(
        'Посетитель может выдать любой адрес за свой: прокси передаёт X-Forwarded-For, который получил, а TRUST_PROXY ему верит',
        'Пусть прокси задаёт заголовок сам, а не дополняет; в TRUST_PROXY оставьте только прокси.',
      ),
    );
  else if (!isTrusted)
    found.push(
      wrong(
        `Прокси приходит с адреса ${from}, которого нет в TRUST_PROXY`,
        `Задайте TRUST_PROXY=${from.replace(/^::ffff:/, '')}.`,
      ),
    );
  if (isTrusted && `${protocol}:` !== wanted.protocol)
    found.push(
      wrong(
        `Прокси говорит, что люди пользуются ${protocol}, а не ${wanted.protocol.slice(0, -1)}`,
        'Пусть он передаёт X-Forwarded-Proto.',
      ),
    );
  // The portal does not look at the port, and the sample's `$host` has none.
  if (URL.parse(`http://${host}`)?.hostname !== wanted.hostname)
    found.push(wrong(`Прокси спрашивает узел ${host}, а не ${wanted.host}`, 'Пусть он передаёт полученный Host.'));
  return found.length > 0 ? found : [well('Прокси говорит, кто спрашивает, и TRUST_PROXY верит только ему')];
}

/** The portal answers /metrics to its own machine: to a proxy of this machine that names no visitor as well. */
async function judgeRunning({ PUBLIC_URL, BASE_PATH, ...rest }: Settings): Promise<Finding[]> {
  try {
    const health = await ask(`${PUBLIC_URL}${BASE_PATH}/healthz`);
    if (health.status !== 200 || !health.headers.has('x-request-id'))
      return [passedBy({ PUBLIC_URL, BASE_PATH, ...rest })];
    const { status } = await ask(`${PUBLIC_URL}${BASE_PATH}/metrics`);
    return status === 200
      ? [
          wrong(
            'Страницу /metrics читает кто угодно: прокси не передаёт X-Forwarded-For',
            'Пусть прокси задаёт этот заголовок.',
          ),
        ]
      : [well(`Адрес ${PUBLIC_URL} ведёт на портал, страница /metrics там закрыта`)];
  } catch (error) {
    return [unreachable({ PUBLIC_URL, BASE_PATH, ...rest }, error)];
  }
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
}

function passedBy({ PUBLIC_URL, HOST, PORT }: Settings): Finding {
  return wrong(
    `По адресу ${PUBLIC_URL} отвечают, но запросы не доходят до ${HOST}:${PORT}`,
    'Пусть прокси спрашивает этот адрес и порт и передаёт путь целиком. Если процессов несколько, у каждого они свои.',
  );
}

function unreachable({ PUBLIC_URL }: Settings, error: unknown): Finding {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return wrong(
    `Адрес ${PUBLIC_URL} отсюда не отвечает: ${reasonOf(cause)}`,
    'Запустите прокси. Если этой машине нельзя спрашивать собственный адрес, попробуйте с другой.',
  );
}

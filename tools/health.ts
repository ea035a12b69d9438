import { readEnvironment } from '../server/infra/settings/index.ts';

const withinMs = 5_000;
const anyAddress = new Set(['0.0.0.0', '::']);

/**
 * Asks the portal of these settings whether it is ready, for the health check of a container; ends with 1 when it is
 * not. `node tools/health.ts /healthz` asks only whether it is alive.
 */
const [endpoint = '/readyz'] = process.argv.slice(2);
const { HOST, PORT, BASE_PATH } = readEnvironment();
const host = anyAddress.has(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
try {
  const { status } = await fetch(`http://${host}:${PORT}${BASE_PATH}${endpoint}`, {
    signal: AbortSignal.timeout(withinMs),
  });
  if (status !== 200) throw new Error(`${endpoint} answers ${status}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

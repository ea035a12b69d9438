import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openDatabase } from '../server/infra/database/index.ts';
import { medianOf, p95Of } from './figures.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const targetMs = 10_000;
const besideP95Ms = 50;
const megabyte = 1024 * 1024;

/** A photograph of 24 megapixels and about 10 MB, with the noise of a camera. */
async function drawPhotograph(): Promise<Buffer> {
  const [width, height] = [6_000, 4_000];
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = sharp({
    create: { width: width / 2, height: height / 2, channels: 3, background: '#888', noise: grain },
  });
  return sharp(await small.png().toBuffer())
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A picture of 10 MB: how soon it has all its variants, and what a visitor notices meanwhile. */
export async function benchMedia(): Promise<void> {
  heading('Media: a picture of 10 MB');
  const portal = await startPortal();
  const database = openDatabase(await embeddedConnection(portal.dataDir), { onIdleError: () => undefined });
  try {
    const photograph = await drawPhotograph();
    line('the picture', { 'size, MB': photograph.length / megabyte });
    const cookie = await signIn(portal);
    const alone = visit(portal);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    print('the home page before', await alone.stop());
    const beside = visit(portal);
    const [startedAt, usedBefore] = [performance.now(), await processorMs(portal.pid)];
    const id = await upload(portal, cookie, photograph);
    const answeredMs = performance.now() - startedAt;
    const isReady = async () =>
      (await database.pool.query("select 1 from media where id = $1 and state = 'ready'", [id])).rowCount === 1;
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
    const readyMs = performance.now() - startedAt;
    const usedMs = (await processorMs(portal.pid)) - usedBefore;
    const during = await beside.stop();
    line('answered after', { ms: answeredMs });
    line('processor time of the portal, pages too', { ms: usedMs });
    ratio('ready in all variants, ms', readyMs, `≤ ${targetMs}`, readyMs <= targetMs);
    print('the home page meanwhile', during);
    ratio('p95 meanwhile, ms', p95Of(during), `≤ ${besideP95Ms}`, p95Of(during) <= besideP95Ms);
    const delay = await eventLoopDelay(portal);
    line('delay of the event loop, p99', { ms: delay * 1_000 });
  } finally {
    await database.close();
    await portal.stop();
  }
}

/** What the process has used so far; the kernel counts in hundredths of a second. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const print = (what: string, times: readonly number[]) =>
  line(what, {
    visits: times.length,
    'p50, ms': medianOf(times),
    'p95, ms': p95Of(times),
    'most, ms': Math.max(...times),
  });

async function signIn({ origin }: PortalProcess): Promise<string> {
  const answer = await fetch(`${origin}/service/bl/get/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'operator', password: 'Demo-2026', isForeignComputer: false }),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

async function upload({ origin }: PortalProcess, cookie: string, bytes: Buffer): Promise<string> {
  const answer = await fetch(`${origin}/service/console/media/upload?name=photo.jpg`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** A visitor who opens the home page again and again. */
function visit({ origin }: PortalProcess): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let going = true;
  const visiting = (async () => {
    while (going) {
      const startedAt = performance.now();
      await (await fetch(`${origin}/`)).arrayBuffer();
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    stop: async () => {
      going = false;
      await visiting;
      return times;
    },
  };
}

/** As the portal itself measures it, in seconds. */
async function eventLoopDelay({ origin }: PortalProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}

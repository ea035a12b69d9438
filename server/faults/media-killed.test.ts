import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EagerClient } from '../testing/eager-client.ts';
import { askDatabase, clearRealPortals, freePort, makeDataDir, startRealPortal } from '../testing/real-portal.ts';

const kills = 3;
const pictures = 3;
const patience = { timeout: 480_000, interval: 30 };

afterEach(clearRealPortals);

const noise = () =>
  sharp({
    create: {
      width: 2_000,
      height: 1_400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

interface Row {
  id: string;
  state: string;
  made: number;
}

describe('kill -9 while the variants of pictures are made', () => {
  it('leaves the pictures whole and their variants to the next start', async () => {
    const dataDir = await makeDataDir();
    const port = await freePort();
    const rows = () =>
      askDatabase<Row>(dataDir, 'select id, state, jsonb_array_length(variants) as made from media order by id');
    const made = async () => (await rows()).reduce((sum, row) => sum + row.made, 0);
    const seen: number[] = [0];
    for (let life = 0; life <= kills; life += 1) {
      const portal = startRealPortal({ dataDir, port, environment: { LOG_LEVEL: 'fatal' } });
      await portal.ready();
      if (life === 0) await uploadAll(portal.origin);
      const before = seen.at(-1) ?? 0;
      if (life < kills) await vi.waitFor(async () => expect(await made()).toBeGreaterThan(before), patience);
      else
        await vi.waitFor(
          async () => expect((await rows()).map(({ state }) => state)).toEqual(Array(pictures).fill('ready')),
          patience,
        );
      seen.push(await made());
      if (life === kills) await expectWhole(portal.origin, dataDir, await rows());
      portal.signal('SIGKILL');
      await portal.ended;
    }
    // Four widths in two formats; it was really cut short.
    expect(seen.at(-1)).toBe(pictures * 8);
    expect(seen[1]).toBeLessThan(pictures * 8);
  }, 1_200_000);
});

async function uploadAll(origin: string): Promise<void> {
  const client = new EagerClient(origin, 1);
  const cookie = await client.signIn('operator');
  client.close();
  const bytes = await noise();
  for (let number = 0; number < pictures; number += 1) {
    const answer = await fetch(`${origin}/service/console/media/upload?name=picture-${number}.jpg`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }
}

/** Each picture is served, has its nine files, and nothing half-written is left beside them but drafts. */
async function expectWhole(origin: string, dataDir: string, rows: readonly Row[]): Promise<void> {
  for (const { id } of rows) {
    const names = await readdir(path.join(dataDir, 'media', id));
    expect(names.filter((name) => !name.endsWith('.part'))).toHaveLength(9);
    for (const name of names.filter((one) => /^\d+\.(avif|webp)$/.test(one))) {
      const [width, format] = name.split('.');
      const [own = ''] = names.filter((one) => one.endsWith('.jpg'));
      const answer = await fetch(`${origin}/media/u/${id}/${width}/${own.replace('.jpg', `.${format}`)}`);
      const about = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([answer.status, about.width]).toEqual([200, Number(width)]);
    }
  }
}

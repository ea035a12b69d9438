import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleMediumWithUses } from '../../../contract/media-console.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { buildMp4, drawPhoto } from './testing/pictures.ts';

/** The library in a real service of S3, as in a folder (spec: media.storage). */
const patience = { timeout: 60_000, interval: 50 };
const root = '/service/console/media';
const bucket = 'portal-media';

let folder: string;
let service: S3rver;
let port: number;
let test: TestPortal;
let editor: Member;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  ({ port } = await service.run());
  test = await openWith(port);
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
});
afterAll(async () => {
  await test.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const openWith = (ofPort: number) =>
  createTestPortal({
    working: true,
    environment: {
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${ofPort}`,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_KEY_ID: 'S3RVER',
      MEDIA_S3_SECRET: 'S3RVER',
    },
  });

async function upload(name: string, bytes: Buffer): Promise<ConsoleMediumWithUses> {
  const answer = await editor.post(`${root}/upload`, bytes, { query: { name } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const objects = async (id: string) => {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes(`/media/${id}/`) && name.endsWith('object'));
};

describe('the library in S3', () => {
  it('keeps a picture with its variants there, and serves them below its own addresses', async () => {
    const { id, address } = await upload('Касса.jpg', await drawPhoto(600, 400).jpeg().toBuffer());
    const one = async () => (await editor.get(`${root}/${id}`)).json() as ConsoleMediumWithUses;
    await vi.waitFor(async () => expect((await one()).isReady).toBe(true), patience);
    expect(await objects(id)).toHaveLength(5);
    for (const { address: variant, width } of (await one()).variants) {
      const { rawPayload, headers } = await test.get(variant);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
      expect(headers['cache-control']).toContain('immutable');
    }
    const { headers, rawPayload } = await test.get(address);
    expect(headers['content-type']).toBe('image/jpeg');
    const again = await test.get(address, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await test.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(rawPayload.length)]);
    expect(await readdir(path.join(test.settings.DATA_DIR, 'media'))).toEqual(['incoming']);
    expect(await readdir(path.join(test.settings.DATA_DIR, 'media', 'incoming'))).toEqual([]);
  });

  it('gives a video in parts, and removes it', async () => {
    const mp4 = buildMp4(4_000);
    const { id, address } = await upload('film.mp4', mp4);
    const part = await test.get(address, { headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${mp4.length}`]);
    expect(part.rawPayload.equals(mp4.subarray(10, 20))).toBe(true);
    expect((await test.get(address, { headers: { range: 'bytes=99999-' } })).statusCode).toBe(416);
    expect((await editor.post(`${root}/${id}/remove`, {})).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await objects(id)).toEqual([]), patience);
  });
});

describe('a service that does not answer', () => {
  it('is said so, and nothing stays behind', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const free = (gone.address() as { port: number }).port;
    gone.close();
    const alone = await openWith(free);
    try {
      const person = await makeMember(alone, { roles: ['editor'], subscribers: [] });
      const bytes = await drawPhoto(20, 20).png().toBuffer();
      const answer = await person.post(`${root}/upload`, bytes, { query: { name: 'a.png' } });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'media.storage-down']);
      expect((await alone.database.pool.query("select 1 from media where state <> 'arriving'")).rowCount).toBe(0);
      expect(await readdir(path.join(alone.settings.DATA_DIR, 'media', 'incoming'))).toEqual([]);
    } finally {
      await alone.close();
    }
  });
});

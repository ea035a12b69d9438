import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleMediumWithUses } from '../../../contract/media-console.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { libraryPlaces } from './open-storage.ts';
import { prepareNextVariant } from './prepare-variants.ts';
import { buildMp4, drawPhoto } from './testing/pictures.ts';

/** A disk without a place left, in the upload and in the job of the variants (spec: media.storage). */
const root = '/service/console/media';

let test: TestPortal;
let editor: Member;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

/** Every file of this process refuses to grow, as on a full disk. */
async function fillDisk(method: 'writeFile' | 'sync'): Promise<void> {
  const handle = await open(import.meta.filename);
  const files = Object.getPrototypeOf(handle) as Record<typeof method, () => Promise<void>>;
  await handle.close();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(files, method).mockRejectedValue(full);
}

const upload = (name: string, bytes: Buffer) => editor.post(`${root}/upload`, bytes, { query: { name } });
const one = async (id: string) => (await editor.get(`${root}/${id}`)).json() as ConsoleMediumWithUses;
async function files(): Promise<string[]> {
  const found = await readdir(path.join(test.settings.DATA_DIR, 'media'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}
const rows = async () => Number((await test.database.pool.query('select count(*) from media')).rows[0].count);

describe('an upload', () => {
  it.each([
    ['a picture while it comes in', 'writeFile', async () => drawPhoto(80, 60).jpeg().toBuffer()],
    ['a picture while it is kept', 'sync', async () => drawPhoto(80, 60).jpeg().toBuffer()],
    ['a video while it is kept', 'sync', async () => buildMp4()],
  ] as const)('of %s is refused with a sentence, leaves nothing, and can be repeated', async (_, method, draw) => {
    expect((await upload('before.jpg', await drawPhoto(20, 20).jpeg().toBuffer())).statusCode).toBe(200);
    const [filesBefore, rowsBefore] = [await files(), await rows()];
    const bytes = await draw();
    await fillDisk(method);
    const refused = await upload('kassa.jpg', bytes);
    vi.restoreAllMocks();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'common.disk-full']);
    expect(refused.json().message).toMatch(/^[А-ЯЁ].*\.$/s);
    expect(await files()).toEqual(filesBefore);
    expect(await rows()).toBe(rowsBefore);
    expect((await upload('kassa.jpg', bytes)).statusCode).toBe(200);
  });
});

it('the job of the variants keeps what it has made, leaves nothing half, and goes on when there is room again', async () => {
  const { id, address } = (await upload('vitrina.jpg', await drawPhoto(700, 400).jpeg().toBuffer())).json();
  const { storage } = libraryPlaces(test.settings);
  const step = () => prepareNextVariant(test.database.db, storage, id);
  expect(await step()).toBe(true);
  const before = await files();
  await fillDisk('writeFile');
  await expect(step()).rejects.toMatchObject({ code: 'common.disk-full' });
  vi.restoreAllMocks();
  expect(await files()).toEqual(before);
  expect(await one(id)).toMatchObject({ isReady: false, variants: [expect.anything()] });
  expect((await test.get(address)).statusCode).toBe(200);
  while (await step());
  expect((await one(id)).variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
    '480 avif',
    '480 webp',
    '700 avif',
    '700 webp',
  ]);
});

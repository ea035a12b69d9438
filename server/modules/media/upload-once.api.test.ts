import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { drawPhoto } from './testing/pictures.ts';

/** A file that is sent again after an answer that was lost (spec: operator-console.once). */
let test: TestPortal;
let editor: Member;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
});
afterAll(() => test.close());

const upload = (bytes: Buffer, query: Record<string, string>) =>
  editor.post('/service/console/media/upload', bytes, { query });
const rows = async () => (await test.database.pool.query<{ id: string }>('select id from media order by id')).rows;

async function files(): Promise<number> {
  const found = await readdir(path.join(test.settings.DATA_DIR, 'media'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

it('is taken in once, and the repetition leaves nothing', async () => {
  const [bytes, query] = [await drawPhoto(40, 30).jpeg().toBuffer(), { name: 'Касса.jpg', key: unique('request-key') }];
  const first = await upload(bytes, query);
  expect(first.statusCode).toBe(200);
  const [ids, kept] = [await rows(), await files()];
  const again = [await upload(bytes, query), ...(await Promise.all([1, 2].map(() => upload(bytes, query))))];
  for (const answer of again) expect([answer.statusCode, answer.json().id]).toEqual([200, first.json().id]);
  expect([await rows(), await files()]).toEqual([ids, kept]);
  expect((await test.get(first.json().address)).statusCode).toBe(200);

  const other = await upload(bytes, { ...query, key: unique('request-key') });
  expect(other.json().id).not.toBe(first.json().id);
  expect(await rows()).toHaveLength(ids.length + 1);
});

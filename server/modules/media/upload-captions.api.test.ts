import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleMediumWithUses } from '../../../contract/media-console.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** Captions in the library (spec: media.upload). */
let test: TestPortal;
let editor: Member;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
});
afterAll(() => test.close());

const upload = (bytes: Buffer) => editor.post('/service/console/media/upload', bytes, { query: { name: 'Ролик.vtt' } });
const rows = async () => Number((await test.database.pool.query('select count(*) from media')).rows[0].count);

describe('captions', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:03.000\nЗдравствуйте!\n';

  it.each([
    ['as they are', vtt],
    [
      'with a byte-order mark, a heading and the line ends of Windows',
      `\ufeff${vtt.replace('WEBVTT', 'WEBVTT Ролик').replaceAll('\n', '\r\n')}`,
    ],
    [
      'with hours and a place of the cue',
      vtt.replace('00:00.000 --> 00:03.000', '01:00:00.000 --> 01:00:03.500 line:0'),
    ],
  ])('come %s, need no description and are served as captions', async (_, text) => {
    const answer = await upload(Buffer.from(text));
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    const medium = answer.json<ConsoleMediumWithUses>();
    expect(medium).toMatchObject({ kind: 'captions', width: null, isReady: true, variants: [] });
    expect(medium.address).toMatch(/\/rolik\.vtt$/);
    const { headers, rawPayload } = await test.get(medium.address);
    expect([headers['content-type'], rawPayload.toString()]).toEqual(['text/vtt; charset=utf-8', text]);
    const found = async (query: Record<string, string>) =>
      (await editor.get('/service/console/media', { query: { ...query, count: '100' } })).body.includes(medium.id);
    expect([
      await found({ kind: 'captions' }),
      await found({ kind: 'still' }),
      await found({ described: 'no' }),
    ]).toEqual([true, false, false]);
  });

  it.each([
    ['of the kind SRT', '1\r\n00:00:00,000 --> 00:00:03,000\r\nЗдравствуйте!\r\n', 'Это субтитры SRT'],
    ['without a cue', 'WEBVTT\n\nЗдравствуйте!\n', 'В субтитрах не читается ни одна реплика'],
    ['with a comma in the time', vtt.replaceAll('.000', ',000'), 'В субтитрах не читается ни одна реплика'],
  ])('%s are refused with what to do', async (_, text, reason) => {
    const before = await rows();
    const answer = await upload(Buffer.from(text));
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(reason)]);
    expect(await rows()).toBe(before);
  });

  it.each([
    ['with its mark', Buffer.from(`\ufeff${vtt}`, 'utf16le')],
    ['without one', Buffer.from(vtt, 'utf16le')],
    ['in the other order of bytes', Buffer.from(`\ufeff${vtt}`, 'utf16le').swap16()],
  ])('in UTF-16 %s are refused with the encoding that is wanted', async (_, bytes) => {
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('Сохраните их в UTF-8')]);
  });

  it('in another encoding are refused: browsers read UTF-8 alone', async () => {
    const cp1251 = Buffer.concat([Buffer.from(vtt.split('З')[0] ?? ''), Buffer.from([0xc7, 0xe4, 0xf0, 0x0a])]);
    expect((await upload(cp1251)).json().message).toContain('в кодировке UTF-8');
  });
});

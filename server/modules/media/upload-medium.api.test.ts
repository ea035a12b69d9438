import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleMediumWithUses } from '../../../contract/media-console.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { buildMp4, drawBomb, drawHeldSideways, drawNoise, drawPhoto } from './testing/pictures.ts';

/** What comes into the library and what does not (spec: media.upload). */
let test: TestPortal;
let operator: Member;
let editor: Member;
beforeAll(async () => {
  test = await createTestPortal({ environment: { MEDIA_VIDEO_MB: '1' } });
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
});
afterAll(() => test.close());

const upload = (name: string, bytes: Buffer, who = editor) =>
  who.post('/service/console/media/upload', bytes, { query: { name } });

async function accept(name: string, bytes: Buffer, who?: Member): Promise<ConsoleMediumWithUses> {
  const answer = await upload(name, bytes, who);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return answer.json();
}

/** Every file below the folder of the library. */
async function files(): Promise<string[]> {
  const found = await readdir(path.join(test.settings.DATA_DIR, 'media'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
const rows = async () => Number((await test.database.pool.query('select count(*) from media')).rows[0].count);

describe('a picture', () => {
  it('has a name without characters that turn it round or that nobody sees', async () => {
    const { fileName } = await accept('x\u202Egnp.exe\u200B.png', await drawHeldSideways(40, 20));
    expect(fileName).toBe('xgnp.exe.png');
  });

  it('is turned as it was held, loses its place and camera, and can be seen at once', async () => {
    const medium = await accept('Касса №1 (у входа).JPG', await drawHeldSideways(400, 200));
    expect(medium).toMatchObject({
      kind: 'picture',
      fileName: 'Касса №1 (у входа).JPG',
      address: `/media/u/${medium.id}/kassa-no1-u-vkhoda.jpg`,
      width: 200,
      height: 400,
      alt: null,
      isReady: false,
      isUsed: false,
      uses: [],
      version: 1,
    });
    const { statusCode, rawPayload, headers } = await test.get(medium.address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const about = await sharp(rawPayload).metadata();
    expect(about).toMatchObject({ width: 200, height: 400 });
    expect([about.exif, about.orientation, about.xmp, about.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Red was to the left; turned by a quarter it is above.
    const { data } = await sharp(rawPayload)
      .extract({ left: 100, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
  });

  it.each([
    ['png', () => drawPhoto(60, 40).png().toBuffer(), 'png'],
    ['gif', () => drawPhoto(60, 40).gif().toBuffer(), 'png'],
    ['webp', () => drawPhoto(60, 40).webp().toBuffer(), 'jpg'],
    ['avif', () => drawPhoto(60, 40).avif({ effort: 0 }).toBuffer(), 'jpg'],
  ])('comes as %s, whatever its name says', async (_, draw, extension) => {
    const medium = await accept('снимок.txt', await draw());
    expect(medium.address).toMatch(new RegExp(`/snimok\\.${extension}$`));
  });

  it('is made no larger than pages show', async () => {
    const medium = await accept('wide.jpg', await drawPhoto(4_000, 1_000).jpeg().toBuffer());
    expect(medium).toMatchObject({ width: 2_560, height: 640 });
  });

  it('leaves a row of the audit and nothing among the files that come in', async () => {
    const medium = await accept('audit.png', await drawPhoto(20, 20).png().toBuffer());
    const { rows: found } = await test.database.pool.query(
      'select a.action, a.user_id, v.after from audit a join audit_values v on v.audit_id = a.id where object = $1',
      [medium.id],
    );
    const after = expect.objectContaining({ fileName: 'audit.png', kind: 'picture' });
    expect(found).toEqual([{ action: 'media-uploaded', user_id: editor.userId, after }]);
    expect(await readdir(path.join(test.settings.DATA_DIR, 'media', 'incoming'))).toEqual([]);
  });
});

describe('a video', () => {
  it('is kept as it came', async () => {
    const mp4 = buildMp4();
    const medium = await accept('Ролик.mp4', mp4);
    expect(medium).toMatchObject({ kind: 'video', width: null, isReady: true, variants: [], bytes: mp4.length });
    const { rawPayload, headers } = await test.get(medium.address);
    expect([headers['content-type'], rawPayload.equals(mp4)]).toEqual(['video/mp4', true]);
  });
});

describe('a drawing', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h5v5z"/></svg>');

  it('comes from an operator and runs nothing where it is opened', async () => {
    const medium = await accept('mark.svg', svg, operator);
    expect(medium).toMatchObject({ kind: 'vector', width: 8, height: 6, isReady: true });
    const { headers } = await test.get(medium.address);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox/);
  });
});

describe('what is refused leaves nothing', () => {
  const svg = (content: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
  const executable = Buffer.concat([
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'),
    Buffer.alloc(20_000),
  ]);
  const cases: [string, string, () => Buffer | Promise<Buffer>, number, string, Member?][] = [
    ['a renamed executable', 'photo.jpg', () => executable, 400, 'media.program'],
    [
      'a program of Linux',
      'photo.png',
      () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(100)]),
      400,
      'media.program',
    ],
    ['a script', 'photo.png', () => Buffer.from('#!/bin/sh\nrm -rf /'), 400, 'media.program'],
    [
      'an archive',
      'photo.png',
      () => Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.alloc(60)]),
      400,
      'media.program',
    ],
    ['a document', 'a.jpg', () => Buffer.from('%PDF-1.7\n1 0 obj'), 400, 'media.not-media'],
    ['a scan in TIFF', 'a.tif', () => Buffer.from('49492a0008000000000000000000', 'hex'), 400, 'media.other-picture'],
    ['a drawing of Paint', 'a.bmp', () => Buffer.from('424d3a00000000000000', 'hex'), 400, 'media.other-picture'],
    ['a film of a phone', 'a.mov', () => Buffer.from('0000001466747970717420200000', 'hex'), 400, 'media.other-video'],
    ['a page', 'a.png', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 400, 'media.not-media'],
    ['nothing', 'a.png', () => Buffer.alloc(0), 400, 'common.empty-file'],
    ['a cut JPEG', 'a.jpg', async () => (await drawNoise(600, 400)).subarray(0, 30_000), 400, 'media.damaged'],
    [
      'a cut PNG',
      'a.png',
      async () => cut(await drawPhoto(600, 400).png({ compressionLevel: 0 }).toBuffer()),
      400,
      'media.damaged',
    ],
    [
      'a cut WebP',
      'a.webp',
      async () => cut(await drawPhoto(600, 400).webp({ lossless: true }).toBuffer()),
      400,
      'media.damaged',
    ],
    ['a cut video', 'a.mp4', () => cut(buildMp4()), 400, 'media.damaged'],
    ['a bomb of a picture', 'a.png', () => drawBomb(50_000, 50_000), 400, 'media.too-many-pixels'],
    ['an animation', 'a.gif', animate, 400, 'media.animated'],
    ['a drawing of an editor', 'a.svg', () => svg('<path d="M0 0"/>'), 403, 'media.vector-by-operator'],
    ['a drawing with a script', 'a.svg', () => svg('<script>alert(1)</script>'), 400, 'media.vector-active'],
    ['a video that is too large', 'a.mp4', () => buildMp4(2 * 1024 * 1024), 413, 'media.too-large'],
    [
      'a drawing that is too large',
      'a.svg',
      () => svg(`<path d="M0 0${'h1'.repeat(600_000)}"/>`),
      413,
      'media.too-large',
    ],
  ];
  it.each(cases)('%s', async (what, name, draw, status, code) => {
    const [filesBefore, rowsBefore] = [await files(), await rows()];
    const byOperator = /drawing with|drawing that/.test(what);
    const answer = await upload(name, await draw(), byOperator ? operator : editor);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/^[А-ЯЁS].*[.»)]$/s);
    expect(await files()).toEqual(filesBefore);
    expect(await rows()).toBe(rowsBefore);
  });
});

const cut = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2));

async function animate(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

describe('over a real connection', () => {
  /** Announces so many bytes and sends only the first of them; gives the answer. */
  async function announce(bytes: number, cookie: string) {
    const { port } = new URL(await listening());
    const request = http.request({
      port,
      method: 'POST',
      path: '/service/console/media/upload?name=a.mp4',
      headers: {
        host: 'portal.test',
        cookie,
        'content-type': 'application/octet-stream',
        'content-length': bytes,
        'sec-fetch-site': 'same-origin',
      },
    });
    request.on('error', () => undefined);
    request.write(Buffer.alloc(1_000));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    await once(response, 'end');
    request.destroy();
    return { status: response.statusCode, answer: JSON.parse(Buffer.concat(parts).toString()) as { code: string } };
  }
  let address: Promise<string> | undefined;
  const listening = () => (address ??= test.portal.app.listen({ host: '127.0.0.1', port: 0 }));

  it('200 MB are refused before they are sent', async () => {
    const { status, answer } = await announce(200 * 1024 * 1024, editor.cookie);
    expect([status, answer.code]).toEqual([413, 'media.too-large']);
  });

  it('a subscriber’s and a visitor’s file is not read', async () => {
    const subscriber = await makeMember(test);
    expect((await announce(5_000, subscriber.cookie)).status).toBe(403);
    expect((await announce(5_000, '')).status).toBe(401);
  });

  it('one that breaks off leaves nothing', async () => {
    const before = [await files(), await rows()];
    const { port } = new URL(await listening());
    const request = http.request({
      port,
      method: 'POST',
      path: '/service/console/media/upload?name=a.jpg',
      headers: {
        host: 'portal.test',
        cookie: editor.cookie,
        'content-type': 'application/octet-stream',
        'content-length': 100_000,
        'sec-fetch-site': 'same-origin',
      },
    });
    request.on('error', () => undefined);
    request.write((await drawNoise(600, 400)).subarray(0, 40_000));
    const incoming = path.join(test.settings.DATA_DIR, 'media', 'incoming');
    await expect.poll(async () => (await readdir(incoming)).length, { timeout: 20_000 }).toBe(1);
    request.destroy();
    await expect.poll(async () => [await files(), await rows()], { timeout: 20_000 }).toEqual(before);
  });
});

it('JSON is no file', async () => {
  const answer = await editor.post('/service/console/media/upload', { a: 1 }, { query: { name: 'a.png' } });
  expect(answer.statusCode).toBe(415);
});

it('a file of the library is whole on the disk', async () => {
  const medium = await accept('whole.png', await drawPhoto(30, 30).png().toBuffer());
  const place = path.join(test.settings.DATA_DIR, medium.address.replace('/media/u/', 'media/'));
  expect((await readFile(place)).length).toBe(medium.bytes);
});

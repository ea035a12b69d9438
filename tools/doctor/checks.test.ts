import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkClock } from '../../server/infra/doctor/clock.ts';
import { checkDatabase } from '../../server/infra/doctor/database.ts';
import { checkDisk, judgeSpace } from '../../server/infra/doctor/disk.ts';
import type { Finding } from '../../server/infra/doctor/finding.ts';
import { checkMail } from '../../server/infra/doctor/mail.ts';
import { checkNames } from '../../server/infra/doctor/names.ts';
import { checkProxy } from '../../server/infra/doctor/proxy.ts';
import { checkSettings } from '../../server/infra/doctor/settings.ts';
import { checkTls } from '../../server/infra/doctor/tls.ts';
import { checkVersions } from '../../server/infra/doctor/versions.ts';
import { readSettings } from '../../server/infra/settings/index.ts';
import { freePort } from '../../server/testing/real-portal.ts';
import { createTestDatabase, type TestDatabase } from '../../server/testing/test-database.ts';
import { openUntrustedServer } from '../../server/testing/untrusted-server.ts';
import { findProgram } from '../test-programs.ts';

const openssl = findProgram('openssl');

let database: TestDatabase;
let folder: string;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'portal-doctor-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const wrongs = (found: readonly Finding[]) => found.filter(({ state }) => state === 'wrong').map(({ says }) => says);
const given = (environment: Record<string, string>) => ({ settings: readSettings(environment) });
const whole = (environment: Record<string, string> = {}) => ({ ...given(environment), database });

/** The doctor of an installation (spec: installation.doctor). */
describe('the doctor finds nothing wrong with', () => {
  it('a right database, its clock, its schema', async () => {
    // The server of the tests may have fsync off, and a busy machine is slow.
    const found = wrongs([
      ...(await checkClock(whole())),
      ...(await checkDatabase(whole())).filter(({ says }) => !/fsync|\sмс/.test(says)),
      ...(await checkVersions(whole())),
    ]);
    expect(found).toEqual([]);
  });

  it('a folder of its own, a name, settings that agree', async () => {
    expect(wrongs([...(await checkSettings(given({}))), ...(await checkNames(given({})))])).toEqual([]);
    const found = await checkDisk(given({ DATA_DIR: folder }));
    expect(found).toContainEqual({ state: 'well', says: 'В папку DATA_DIR можно писать' });
  });
});

describe('the doctor finds wrong', () => {
  it('settings that contradict each other', async () => {
    const https = { PUBLIC_URL: 'https://portal.example.kz', SMTP_URL: 'smtp://mail.example.kz' };
    expect(wrongs(await checkSettings(given(https)))).toEqual([expect.stringContaining('TRUST_PROXY выключен')]);
    const right = { ...https, TRUST_PROXY: 'loopback' };
    expect(wrongs(await checkSettings(given(right)))).toEqual([]);
    expect(wrongs(await checkSettings(given({ HOST: '0.0.0.0' })))).toEqual([expect.stringContaining('HOST=0.0.0.0')]);
    const believing = { ...right, TRUST_PROXY: '1', HOST: '0.0.0.0' };
    expect(wrongs(await checkSettings(given(believing)))).toEqual([expect.stringContaining('любой адрес за свой')]);
  });

  it('a data folder that is none, cannot be written, or is full', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(wrongs(await checkDisk(given({ DATA_DIR: file })))).toEqual([expect.stringContaining('не папка')]);
    if (process.platform === 'linux')
      expect(wrongs(await checkDisk(given({ DATA_DIR: '/proc' })))).toContainEqual(
        expect.stringMatching(/не записать: E/),
      );
    const full = { freeBytes: 2 ** 29, totalBytes: 2 ** 40, freeFiles: 1, totalFiles: 100 };
    expect(wrongs(judgeSpace('/data', full))).toEqual([
      expect.stringContaining('свободно 0,5 ГБ из 1'),
      expect.stringContaining('почти не осталось места для новых файлов'),
    ]);
  });

  it('a name that is not there', async () => {
    const { says } = (await checkNames(given({ SMTP_URL: 'smtp://nowhere.invalid' }))).at(-1) ?? {};
    expect(says).toContain('У nowhere.invalid из SMTP_URL отсюда нет адреса');
  });

  it('a schema that lacks a migration', async () => {
    const other = await createTestDatabase();
    closing.push(() => other.drop());
    await other.pool.query(`delete from kysely_migration where name like '0003-%'`);
    expect(wrongs(await checkVersions({ ...given({}), database: other }))).toContainEqual(
      expect.stringContaining('не хватает миграций: 1, первая 0003-'),
    );
  });
});

describe('the doctor asks the mail server', () => {
  async function listen(
    server: { listen(port: number, host: string, done: () => void): unknown },
    address: () => AddressInfo,
  ) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return address().port;
  }

  async function startMail(password: string) {
    let letters = 0;
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: 'portal' }) : done(new Error('wrong password')),
      onMailFrom: (_address, _session, done) => {
        letters += 1;
        done();
      },
    });
    closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const port = await listen(server, () => server.server.address() as AddressInfo);
    return { port, letters: () => letters };
  }

  it('and sends no letter', async () => {
    const { port, letters } = await startMail('right');
    expect(await checkMail(given({ SMTP_URL: `smtp://portal:right@127.0.0.1:${port}` }))).toEqual([
      { state: 'well', says: `Почтовый сервер 127.0.0.1:${port} принимает имя и пароль` },
    ]);
    expect(letters()).toBe(0);
  });

  it('which refuses the password, and does not print it', async () => {
    const { port } = await startMail('right');
    const found = await checkMail(given({ SMTP_URL: `smtp://portal:secret@127.0.0.1:${port}` }));
    expect(found).toMatchObject([{ state: 'wrong', next: expect.stringContaining('имя и пароль') }]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('which may demand a password that SMTP_URL does not have', async () => {
    const { port, letters } = await startMail('right');
    const found = await checkMail(given({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    expect(found).toMatchObject([{ state: 'well' }, { state: 'unknown', says: expect.stringContaining('нет имени') }]);
    expect(letters()).toBe(0);
  });

  it('whose certificate nobody trusts', async () => {
    const { port } = await openUntrustedServer();
    const found = await checkMail(given({ SMTP_URL: `smtps://localhost:${port}` }));
    expect(found).toMatchObject([{ state: 'wrong', next: expect.stringContaining('NODE_EXTRA_CA_CERTS') }]);
  });

  it('which is not there, or speaks another language', async () => {
    const absent = await checkMail(given({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }));
    expect(wrongs(absent)).toEqual([expect.stringContaining('ECONNREFUSED')]);
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    closing.push(() => server.close());
    const port = await listen(server, () => server.address() as AddressInfo);
    expect(wrongs(await checkMail(given({ SMTP_URL: `smtp://127.0.0.1:${port}` })))).toHaveLength(1);
  });
});

describe.skipIf(!openssl)('the doctor looks at the certificate', () => {
  const dayMs = 86_400_000;

  async function startHttps() {
    const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
    const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '30'];
    spawnSync(openssl ?? '', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...about, ...files], { cwd: folder });
    const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(path.join(folder, name)));
    const server = createHttpsServer({ key, cert });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    closing.push(() => server.close());
    return given({ PUBLIC_URL: `https://localhost:${(server.address() as AddressInfo).port}` });
  }

  it('and finds that nobody answers for it, that it ends soon, that it has ended', async () => {
    const installation = await startHttps();
    const untrusted = expect.stringContaining('SELF_SIGNED');
    expect(wrongs(await checkTls(installation))).toEqual([untrusted]);
    const soon = await checkTls(installation, Date.now() + 20 * dayMs);
    expect(wrongs(soon)).toEqual([expect.stringMatching(/заканчивается \d\d\.\d\d\.\d{4}$/), untrusted]);
    const late = await checkTls(installation, Date.now() + 40 * dayMs);
    expect(wrongs(late)).toEqual([expect.stringMatching(/закончился \d\d\.\d\d\.\d{4}$/), untrusted]);
  });

  it('and finds that nobody is there', async () => {
    const found = await checkTls(given({ PUBLIC_URL: `https://localhost:${await freePort()}` }));
    expect(wrongs(found)).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });
});

describe('the doctor asks through the proxy', () => {
  /** A proxy on 127.0.0.2, whose headers are those that are given. PUBLIC_URL has to be no name of this machine alone. */
  async function startProxy(headersOf: (address: string, forwarded: string) => Record<string, string>, trust: string) {
    const PORT = String(await freePort());
    const proxy = createHttpServer((incoming, answer) => {
      const { 'x-forwarded-for': forwarded = '', ...rest } = incoming.headers;
      const headers = { ...rest, ...headersOf(incoming.socket.remoteAddress ?? '', String(forwarded)) };
      const outgoing = httpRequest({ host: '127.0.0.1', port: PORT, path: incoming.url, headers }, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      });
      outgoing.on('error', () => answer.writeHead(502).end());
      outgoing.end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.2', resolve));
    closing.push(() => proxy.close());
    const { port } = proxy.address() as AddressInfo;
    return given({ PORT, PUBLIC_URL: `http://127.0.0.2:${port}`, TRUST_PROXY: trust });
  }
  const setting = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'http' });

  it.skipIf(process.platform !== 'linux').each([
    ['', setting],
    [' and names the host without its port', (address: string) => ({ ...setting(address), host: '127.0.0.2' })],
  ])('which says who asks%s', async (_, headersOf) => {
    expect(await checkProxy(await startProxy(headersOf, '127.0.0.1'))).toEqual([
      { state: 'well', says: expect.stringContaining('TRUST_PROXY верит только ему') },
    ]);
  });

  it.skipIf(process.platform !== 'linux').each([
    ['forgets the headers', () => ({}), 'loopback', 'не передаёт X-Forwarded-For'],
    [
      'passes on what a visitor gives',
      (_: string, forwarded: string) => ({ 'x-forwarded-for': forwarded }),
      'loopback',
      'любой адрес за свой',
    ],
    ['is not trusted', setting, '10.0.0.5', 'нет в TRUST_PROXY'],
    [
      'forgets the host',
      (address: string) => ({ ...setting(address), host: 'portal:8080' }),
      '127.0.0.1',
      'спрашивает узел portal:8080',
    ],
    [
      'says another scheme',
      (address: string) => ({ ...setting(address), 'x-forwarded-proto': 'https' }),
      '127.0.0.1',
      'люди пользуются https',
    ],
  ])('which %s', async (_, headersOf, trust, words) => {
    expect(wrongs(await checkProxy(await startProxy(headersOf, trust)))).toEqual([expect.stringContaining(words)]);
  });

  it.skipIf(process.platform !== 'linux')('while the portal has its port', async () => {
    const installation = await startProxy(setting, '127.0.0.1');
    const portal = createHttpServer((_, answer) => answer.writeHead(404).end());
    await new Promise<void>((resolve) => portal.listen(installation.settings.PORT, '127.0.0.1', resolve));
    closing.push(() => portal.close());
    const found = await checkProxy(installation);
    expect(found.map(({ state }) => state)).toEqual(['wrong', 'unknown']);
    expect(wrongs(found)).toEqual([expect.stringContaining('не доходят до')]);
  });
});

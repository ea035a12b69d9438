import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createPortal, type Portal } from '../app.ts';
import { createLog } from '../infra/log/index.ts';
import { readSettings, type Settings } from '../infra/settings/index.ts';
import type { Hosting } from '../modules/hosting/index.ts';
import type { MailTransport } from '../modules/mail/index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const publicUrl = 'http://portal.test';

interface Options {
  /** In the place of a copy of the demo's. */
  database?: TestDatabase;
  environment?: Record<string, string>;
  hosting?: Hosting;
  /** The transport of letters, instead of files in the test's own folder. */
  mailTransport?: MailTransport;
  /** Run the background jobs too. */
  working?: boolean;
  /** Called with every line of the log; the level is `info` unless the environment sets another. */
  onLog?: (line: string) => void;
}

interface Asked {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A portal on a database of its own, asked without a network. */
export interface TestPortal {
  readonly portal: Portal;
  readonly database: TestDatabase;
  readonly settings: Settings;
  get(path: string, asked?: Asked): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown, asked?: Asked): Promise<LightMyRequestResponse>;
  /** Any request at all, with nothing added to it. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** A person's own requests, with the cookies of a sign-in. */
  signIn(login: string, password?: string): Promise<Person>;
  /** Whoever has these cookies. */
  personOf(cookie: string): Person;
  close(): Promise<void>;
}

export interface Person {
  readonly cookie: string;
  get(path: string, asked?: Asked): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown, asked?: Asked): Promise<LightMyRequestResponse>;
}

/** Starts a portal for tests; every answer that passes through as text is checked by the contract as well. */
export async function createTestPortal({
  database: given,
  environment = {},
  hosting,
  mailTransport,
  working = false,
  onLog,
}: Options = {}): Promise<TestPortal> {
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const settings = readSettings({
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    PREPARATION_SECONDS: '0',
    LOG_LEVEL: onLog ? 'info' : 'silent',
    ...environment,
  });
  const log = createLog(settings.LOG_LEVEL, onLog && { write: onLog });
  const portal = await createPortal({
    settings,
    database,
    log,
    checkTexts: true,
    maxEventLoopDelayMs: 0,
    ...(hosting && { hosting }),
    ...(mailTransport && { mailTransport }),
  });
  if (working) await portal.work();

  const personOf = requestsTo(portal, settings);
  const { get, post } = personOf('');
  return {
    portal,
    database,
    settings,
    get,
    post,
    personOf,
    inject: (request) => portal.app.inject(request),
    signIn: async (login, password = 'Demo-2026') => {
      const answer = await post('/service/bl/get/token', { login, password });
      if (answer.statusCode !== 200) throw new Error(`sign-in of ${login}: ${answer.statusCode} ${answer.body}`);
      return personOf(cookiesOf(answer));
    },
    close: async () => {
      await portal.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests as a page of the portal makes them, with the cookies of whoever asks. */
function requestsTo(portal: Portal, settings: Settings): (cookie: string) => Person {
  const ask = (method: 'GET' | 'POST', path: string, body: unknown, { query, headers }: Asked, cookie: string) =>
    portal.app.inject({
      method,
      url: settings.BASE_PATH + path,
      headers: {
        ...(method === 'POST' && { 'sec-fetch-site': 'same-origin' }),
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    });
  return (cookie) => ({
    cookie,
    get: (path, asked = {}) => ask('GET', path, undefined, asked, cookie),
    post: (path, body, asked = {}) => ask('POST', path, body, asked, cookie),
  });
}

/** The cookies an answer sets, as a browser would send them back. */
export function cookiesOf(answer: LightMyRequestResponse): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

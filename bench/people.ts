import http from 'node:http';
import pg from 'pg';
import type { PortalProcess } from './portal-process.ts';
import { embeddedConnection } from './side-database.ts';

interface Answer {
  readonly what: string;
  readonly status: number;
}

interface Asked {
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string;
}

/** Somebody who uses the portal, from an address of his own. */
export interface Person {
  /** Does one of the things that people do, chosen by chance. */
  step(): Promise<Answer>;
}

/** Longer than the portal's own limits of a request. */
const answersWithinMs = 20_000;
const password = 'Demo-2026';
const words = [
  'отчёт',
  'налог',
  'зарплата',
  'кадры',
  'доступ',
  'касса',
  'склад',
  'обновление',
  'аренда',
  'бухгалтерия',
];

/** Makes accounts with an organisation and an application each, and people who use them and read the site. */
export async function settlePeople(portal: PortalProcess, count: number): Promise<Person[]> {
  await writePeople(portal, count);
  const map = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  return Array.from({ length: count }, (_, index) => new Visitor(portal.origin, index + 1, pages));
}

async function writePeople(portal: PortalProcess, count: number): Promise<void> {
  const client = new pg.Client((await embeddedConnection(portal.dataDir)) as pg.ClientConfig);
  await client.connect();
  const id = (prefix: string) => `md5('${prefix}' || n)::uuid`;
  try {
    for (const statement of [
      `insert into subscribers (id, code, name) select ${id('s')}, 'load' || n, 'ТОО «Клиент ' || n || '»' from generate_series(1, ${count}) n`,
      `insert into users (id, login, login_key, email, email_key, name, password_hash)
        select ${id('u')}, 'load' || n, 'load' || n, 'load' || n || '@people.example', 'load' || n || '@people.example', 'Человек', u.password_hash
        from users u, generate_series(1, ${count}) n where u.login = 'demo'`,
      `insert into members (user_id, subscriber_id, role) select ${id('u')}, ${id('s')}, 'owner' from generate_series(1, ${count}) n`,
      `insert into applications (subscriber_id, solution_code, name, status)
        select ${id('s')}, 'ea', 'База ' || n, 'ready' from generate_series(1, ${count}) n`,
    ])
      await client.query(statement);
  } finally {
    await client.end();
  }
}

class Visitor implements Person {
  readonly #origin: URL;
  readonly #login: string;
  readonly #address: string;
  readonly #pages: readonly (string | undefined)[];
  readonly #agent = new http.Agent({ keepAlive: true });
  #cookie = '';
  #application = '';

  constructor(origin: string, number: number, pages: readonly (string | undefined)[]) {
    this.#origin = new URL(origin);
    this.#login = `load${number}`;
    this.#address = `127.1.${number >> 8}.${number & 255}`;
    this.#pages = pages;
  }

  async step(): Promise<Answer> {
    return this.#anything().catch((error: Error) => ({ what: `${this.#login}: ${error.message}`, status: 599 }));
  }

  async #anything(): Promise<Answer> {
    const luck = Math.random();
    if (luck < 0.5) return this.#ask({ path: any(this.#pages) ?? '/' });
    if (luck < 0.6) return this.#ask({ path: `/api/v1/search/${encodeURIComponent(`${any(words)} ${any(words)}`)}` });
    if (luck < 0.63) return this.#ask({ path: `/no-such-page-${Math.random()}` });
    if (luck < 0.64)
      return this.#ask({ path: '/service/bl/password/recover', body: { email: `${this.#login}@people.example` } });
    if (luck < 0.65) return this.#ask({ path: '/api/v1/enquiries', body: this.#enquiry() });
    if (!this.#cookie || luck < 0.68) return this.#signIn();
    if (luck < 0.8) return this.#ask({ path: '/service/bl/get/user-info', cookie: this.#cookie });
    if (luck < 0.95 || !this.#application) return this.#listApplications();
    const body = { url: this.#application, name: `База ${Math.random()}` };
    return this.#ask({ path: '/service/bl/application/rename', body, cookie: this.#cookie });
  }

  #enquiry() {
    const email = `${this.#login}@people.example`;
    return { name: 'Человек', email, text: `Вопрос ${Math.random()}`, consent: true };
  }

  async #signIn(): Promise<Answer> {
    const answer = await this.#ask({ path: '/service/bl/get/token', body: { login: this.#login, password } });
    if (answer.cookies.length > 0) this.#cookie = answer.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    return answer;
  }

  async #listApplications(): Promise<Answer> {
    const answer = await this.#ask({ path: '/service/bl/get/applications?page=1&count=50', cookie: this.#cookie });
    if (answer.status === 200) this.#application = JSON.parse(answer.text).content?.[0]?.url ?? '';
    return answer;
  }

  #ask(asked: Asked): Promise<Answer & { text: string; cookies: string[] }> {
    const { path, body, cookie } = asked;
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: this.#origin.port,
        path,
        method: body ? 'POST' : 'GET',
        localAddress: this.#address,
        agent: this.#agent,
        timeout: answersWithinMs,
        headers: {
          host: this.#origin.host,
          'accept-encoding': 'br',
          ...(body && {
            'content-type': 'application/json',
            origin: this.#origin.origin,
            'sec-fetch-site': 'same-origin',
          }),
          ...(cookie && { cookie }),
        },
      };
      const request = http.request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            what: path,
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        );
      });
      request.on('timeout', () => request.destroy(new Error(`${path}: no answer in ${answersWithinMs} ms`)));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The portal closed a connection that had been at rest just as it was taken again: a browser asks once more.
        const isAtRest = request.reusedSocket && error.code === 'ECONNRESET' && !body;
        if (isAtRest) resolve(this.#ask(asked));
        else reject(error);
      });
      request.end(body && JSON.stringify(body));
    });
  }
}

function any<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

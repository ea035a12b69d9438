import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/index.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { createRemoteStartService } from './remote-start-service.ts';

const log = createLog('silent');
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A start service of a few lines; returns its address and what it was asked. */
async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

const json =
  (value: unknown): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };

const types = [{ NAME: 'Коммерческие', CODE: 'commercial' }];
const rules = { maxAgeMs: 60, restMs: 0, maxBytes: 10_000 };
const impatient = { answerWithinMs: 150 };
const open = (url: string, other = {}) =>
  createRemoteStartService({ url, basePath: '/portal', log, rules: { ...rules, ...other } });
const isDown = { code: 'catalogue.start-service-down' };

describe('a start service of its own', () => {
  it('is asked at its own addresses, below whatever path it has', async () => {
    const { url, asked } = await serve(json([]));
    const service = open(`${url}/api`);
    await Promise.all([service.tariffTypes(), service.tariffs(), service.tariffNotes(), service.topPartners()]);
    expect(asked.sort()).toEqual(['/api/partners-top5/', '/api/tariffs-aux/', '/api/tariffs-types/', '/api/tariffs/']);
  });

  it('is asked once for many and once in the time the answer is kept', async () => {
    const { url, asked } = await serve(json(types));
    const service = open(`${url}/`, { maxAgeMs: 60_000 });
    expect(await Promise.all([service.tariffTypes(), service.tariffTypes()])).toEqual([types, types]);
    expect(await service.tariffTypes()).toEqual(types);
    expect(asked).toEqual(['/tariffs-types/']);
  });

  it('has its HTML cleaned, its words freed of tags, and what it leaves out filled in', async () => {
    const { url } = await serve(
      json([
        {
          ID: '7',
          NAME: '<b>Бухгалтерия</b> &laquo;Старт&raquo;',
          CODE: 'ea-1',
          PROPERTY_TYPE_CODE: 'commercial',
          PROPERTY_LOGO_URL_VALUE: 'https://evil.example/pixel.png',
          PREVIEW_TEXT: null,
          PROPERTY_APP_VALUE: false,
          PROPERTY_PRICE_VALUE: { TEXT: '<p>9 900 ₸<br>в месяц</p>', TYPE: 'HTML' },
          DETAIL_TEXT: '<p onclick="x()">Из <a href="/solutions/ea">каталога</a><script>alert(1)</script></p>',
        },
      ]),
    );
    expect(await open(url).tariffs()).toEqual([
      {
        NAME: 'Бухгалтерия «Старт»',
        CODE: 'ea-1',
        PROPERTY_TYPE_CODE: 'commercial',
        PROPERTY_LOGO_URL_VALUE: null,
        PREVIEW_TEXT: '',
        PROPERTY_APP_VALUE: { TEXT: '' },
        PROPERTY_PRICE_VALUE: { TEXT: '9 900 ₸ в месяц' },
        DETAIL_TEXT: '<p>Из <a href="/portal/solutions/ea">каталога</a></p>',
      },
    ]);
  });

  it.each([
    ['/media/logos/ea.svg', '/media/logos/ea.svg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['//evil.example/x.png', null],
    ['data:text/html,x', null],
    ['', null],
  ])('a logo %j becomes %j', async (given, shown) => {
    const one = { NAME: 'Т', CODE: 't', PROPERTY_TYPE_CODE: 'c', PROPERTY_LOGO_URL_VALUE: given };
    const { url } = await serve(json([one]));
    expect((await open(url).tariffs())[0]?.PROPERTY_LOGO_URL_VALUE).toBe(shown);
  });

  it('takes the number of a partner written as text', async () => {
    const { url } = await serve(json([{ NAME: 'ТОО', CODE: 'too', ID: '12' }]));
    expect(await open(url).topPartners()).toEqual([{ NAME: 'ТОО', CODE: 'too', ID: 12 }]);
  });

  const failing: [string, RequestListener][] = [
    ['answers nothing', () => undefined],
    ['never ends its answer', (_, response) => void response.write('[')],
    ['breaks off', (request) => request.socket.destroy()],
    ['fails', (_, response) => void response.writeHead(500).end('[]')],
    ['answers a page', (_, response) => void response.end('<!DOCTYPE html>')],
    ['answers bytes that are no text', (_, response) => void response.end(Buffer.from([0x5b, 0xff, 0x5d]))],
    ['answers an object', json({ content: types })],
    ['answers null', json(null)],
    ['leaves out a name', json([{ CODE: 'commercial' }])],
    ['gives a number for a name', json([{ NAME: 1, CODE: 'commercial' }])],
    ['gives a name of tags alone', json([{ NAME: '<p></p>', CODE: 'commercial' }])],
    ['answers too much', json([{ NAME: 'а'.repeat(10_000), CODE: 'commercial' }])],
    ['answers without end', (_, response) => void setInterval(() => response.write('[1,'.repeat(900)), 5).unref()],
  ];
  it.each(failing)('that %s is told from one that is there', async (_, answer) => {
    const { url } = await serve(answer);
    await expect(open(url, impatient).tariffTypes()).rejects.toMatchObject(isDown);
  });

  it.each([301, 302, 303, 307, 308])('that leads elsewhere by %i is not followed', async (status) => {
    const elsewhere = await serve(json(types));
    const { url, asked } = await serve(
      (_, response) => void response.writeHead(status, { location: `${elsewhere.url}/tariffs-types/` }).end(),
    );
    await expect(open(url).tariffTypes()).rejects.toMatchObject(isDown);
    expect([asked, elsewhere.asked]).toEqual([['/tariffs-types/'], []]);
  });

  it('that is away is told so, and its last answer serves as long as there is one', async () => {
    const { url, server } = await serve(json(types));
    const service = open(url, { maxAgeMs: 0 });
    expect(await service.tariffTypes()).toEqual(types);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await service.tariffTypes()).toEqual(types);
    await expect(service.tariffs()).rejects.toMatchObject(isDown);
  });

  it('is left in peace after a failure', async () => {
    const { url, asked } = await serve((_, response) => void response.writeHead(503).end());
    const service = open(url, { restMs: 60_000 });
    await expect(service.tariffs()).rejects.toMatchObject(isDown);
    await expect(service.tariffs()).rejects.toMatchObject(isDown);
    expect(asked).toHaveLength(1);
  });
});

describe('the portal before a start service', () => {
  it('gives out its answers under /start/, and 503 with words a person understands while it is away', async () => {
    const { url, server } = await serve((request, response) => {
      if (request.url === '/tariffs-types/') json(types)(request, response);
      else response.writeHead(500).end();
    });
    const test = await createTestPortal({ environment: { START_SERVICE_URL: url } });
    try {
      expect((await test.get('/start/tariffs-types/')).json()).toEqual(types);
      const down = await test.get('/start/tariffs/');
      expect(down.statusCode).toBe(503);
      expect(down.json()).toMatchObject({ ...isDown, message: expect.stringContaining('Служба тарифов') });
      expect(Number(down.headers['retry-after'])).toBeGreaterThan(0);
      const page = await test.get('/price');
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Ошибка загрузки данных: служба тарифов не\u00a0отвечает');
      expect(page.body).toContain('пользовательском соглашении');
      expect((await test.get('/register/browse_partners')).statusCode).toBe(200);
      server.closeAllConnections();
      server.close();
      expect((await test.get('/start/tariffs-types/')).statusCode).toBe(200);
    } finally {
      await test.close();
    }
  });
});

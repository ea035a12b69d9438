import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal();
});
afterEach(() => portal.close());

const blocks = ['/solutions', '/advantages', '/reviews', '/news'];
const titleOf = (address: string) => `<h2 class="h2"><a href="${address}">`;

test.each([
  ['advantages', '/advantages'],
  ['reviews', '/reviews'],
  ['publications', '/news'],
] as const)('the home page stands without what is in %s, and is not kept', async (table, address) => {
  await portal.database.db.schema.alterTable(table).renameTo('away').execute();
  const broken = await portal.get('/');
  expect(broken.statusCode).toBe(200);
  expect(broken.headers['cache-control']).toBe('no-store');
  expect(broken.body).not.toContain(titleOf(address));
  for (const other of blocks.filter((one) => one !== address)) expect(broken.body).toContain(titleOf(other));

  await portal.database.db.schema.alterTable('away').renameTo(table).execute();
  const whole = await portal.get('/');
  expect(whole.headers['cache-control']).toContain('s-maxage');
  expect(whole.body).toContain(titleOf(address));
});

test('the home page says that the catalogue cannot be loaded, and is not kept', async () => {
  await portal.database.db.schema.alterTable('solutions').renameTo('away').execute();
  const { statusCode, headers, body } = await portal.get('/');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  for (const address of blocks) expect(body).toContain(titleOf(address));
  expect(body).toContain('Ошибка загрузки данных');
});

test('the prices stand without a start service that is away, and are not kept', async () => {
  await portal.close();
  portal = await createTestPortal({ environment: { START_SERVICE_URL: 'http://127.0.0.1:9/' } });
  const { statusCode, headers } = await portal.get('/price');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
});

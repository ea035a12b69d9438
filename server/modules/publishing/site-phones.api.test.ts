import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Editor, makeEditor } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let editor: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeEditor(test);
});
afterAll(() => test.close());

const phonesOfSite = async () => (await test.get('/api/v1/site/settings')).json().phoneNumber;

it('phones of the site’s settings are links that call the number, as it was typed', async () => {
  const found = await editor.openByCode('site-settings', 'site');
  const phones = '8 (727) 250-00-01\nАстана: +7 (717) 200-00-18\n1414 <бесплатно>';
  await editor.do(await editor.save(found, { phones }), 'publish');
  expect(await phonesOfSite()).toBe(
    '<a href="tel:+77272500001">8 (727) 250-00-01</a><br />' +
      '<a href="tel:+77172000018">Астана: +7 (717) 200-00-18</a><br /><a href="tel:1414">1414 &lt;бесплатно&gt;</a>',
  );
  const again = await editor.openByCode('site-settings', 'site');
  expect(again.value.phones).toBe(phones);
});

it('stored ones are shown as they are; the line that is none is told before they are published again', async () => {
  const stored = '<a href="tel:8727250000">8 (727) 250-00-0</a>';
  await test.database.pool.query(
    `update site_settings set value = value || jsonb_build_object('phoneNumber', $1::text)`,
    [stored],
  );
  expect(await phonesOfSite()).toBe(stored);
  const found = await editor.openByCode('site-settings', 'site');
  const refused = await editor.try(await editor.save(found, { promoHeader: 'Другой заголовок' }), 'publish');
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { phones: 'Строка 1. Номер должен содержать 10 цифр после +7' },
  ]);
});

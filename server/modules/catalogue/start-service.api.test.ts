import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tariff, TariffNote, TariffType, TopPartner } from '../../../contract/catalogue-start-service.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
});
afterAll(() => test.close());

const ask = async <Answer>(path: string) => (await test.get(path)).json() as Answer;

describe('the embedded start service', () => {
  it.each(['tariffs-types', 'tariffs', 'tariffs-aux', 'partners-top5'])(
    'gives %s as an array, with the slash and without',
    async (name) => {
      const answer = await test.get(`/start/${name}/`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      expect((answer.json() as unknown[]).length).toBeGreaterThan(2);
      const slashless = await test.get(`/start/${name}`);
      expect(slashless.statusCode).toBe(200);
      expect(slashless.body).toBe(answer.body);
    },
  );

  it('has the sections in their order', async () => {
    expect(await ask<TariffType[]>('/start/tariffs-types/')).toEqual([
      { NAME: 'Коммерческие', CODE: 'commercial' },
      { NAME: 'Государственные', CODE: 'government' },
      { NAME: 'Отраслевые', CODE: 'industry' },
    ]);
  });

  it('has the published tariffs with their upper-case fields, logo and links under the base path', async () => {
    await test.database.db.updateTable('tariffs').set({ published: false }).where('code', '=', 'ea-3').execute();
    await test.database.db.updateTable('tariffs').set({ logo_path: null }).where('code', '=', 'archive').execute();
    const tariffs = await ask<Tariff[]>('/start/tariffs/');
    expect(tariffs).toHaveLength(19);
    expect(tariffs[0]).toEqual({
      NAME: 'Бухгалтерия, 1\u00a0место',
      CODE: 'ea-1',
      PROPERTY_TYPE_CODE: 'commercial',
      PROPERTY_LOGO_URL_VALUE: '/media/logos/ea.svg',
      PREVIEW_TEXT: expect.stringContaining('Для\u00a0одного бухгалтера'),
      PROPERTY_APP_VALUE: { TEXT: 'Бухгалтерия для\u00a0бизнеса' },
      PROPERTY_PRICE_VALUE: { TEXT: expect.stringMatching(/₸/) },
      DETAIL_TEXT: expect.stringContaining('<a href="/portal/solutions/ea">'),
    });
    expect(tariffs.map(({ CODE }) => CODE)).not.toContain('ea-3');
    expect(tariffs.find(({ CODE }) => CODE === 'archive')?.PROPERTY_LOGO_URL_VALUE).toBeNull();
    const types = tariffs.map(({ PROPERTY_TYPE_CODE }) => PROPERTY_TYPE_CODE);
    expect([...new Set(types)]).toEqual(['commercial', 'government', 'industry']);
    expect(types).toEqual([...types].sort());
  });

  it('has the notes in their order', async () => {
    const notes = await ask<TariffNote[]>('/start/tariffs-aux/');
    expect(notes.slice(0, 2)).toMatchObject([{ CODE: 'alert-seat-2026' }, { CODE: 'collapse-service' }]);
    expect(notes[0]?.DETAIL_TEXT).toContain('<a href="/portal/news/cena-dopolnitelnogo-mesta">');
  });

  it('has the first five partners by their places, without a hidden one', async () => {
    const five = await ask<TopPartner[]>('/start/partners-top5/');
    expect(five).toHaveLength(5);
    expect(five[0]).toEqual({ NAME: 'ТОО\u00a0«Баланс Плюс»', CODE: 'balansplus', ID: 1 });
    await test.database.db.updateTable('partners').set({ published: false }).where('id', '=', 1).execute();
    const four = await ask<TopPartner[]>('/start/partners-top5/');
    expect(four.map(({ ID }) => ID)).toEqual(five.slice(1).map(({ ID }) => ID));
  });

  it('answers an unknown address below it in JSON', async () => {
    const answer = await test.get('/start/nothing/');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'common.absent' });
  });
});

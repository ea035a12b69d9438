import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentKind } from '../../../contract/publishing.ts';
import { createPortal, type Portal } from '../../app.ts';
import { createLog } from '../../infra/log/index.ts';
import { type Editor, makeEditor } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const environment = {
  START_SERVICE_URL: 'http://robot:hunter2@127.0.0.1:9/start/',
  SUPPORT_URL: 'https://help.example/',
  BUY_URL: '',
  DEMO: 'off',
};

let test: TestPortal;
let other: Portal;
beforeAll(async () => {
  test = await createTestPortal({ environment });
  const { settings, database } = test;
  other = await createPortal({ settings, database, log: createLog('silent'), maxEventLoopDelayMs: 0 });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const firstOf = async (operator: Editor, kind: ContentKind) => (await operator.list(kind)).items[0]?.id ?? '';
const linksElsewhere = async () => (await other.app.inject({ url: '/api/v1/site/settings' })).json().links;

describe('the links of the shell (spec: settings.links-in-console)', () => {
  it('are shown with those of the environment, win over them in every process, and give way to them again', async () => {
    const operator = await makeEditor(test, 'operator');
    const { links } = (await operator.get('/service/console/content-environment')).json();
    expect(links).toMatchObject({ personalAccount: '/a/sm', support: 'https://help.example/', buy: null });
    const id = await firstOf(operator, 'site-settings');
    const before = await operator.open('site-settings', id);
    const ours = { support: 'https://ours.example/help', buy: '/price' };
    const own = await operator.do(await operator.save(before, ours), 'publish');
    expect(await linksElsewhere()).toMatchObject({ ...ours, personalAccount: '/a/sm' });
    await operator.do(await operator.save(own, { support: '', buy: '' }), 'publish');
    expect(await linksElsewhere()).toMatchObject({ support: 'https://help.example/', buy: null });
  });

  it.each([
    'javascript:alert(1)',
    'https://user:secret@help.example/',
    '//evil.example',
    'mailto:a@b.kz',
    'help.example',
  ])('to %s are not published', async (support) => {
    const operator = await makeEditor(test, 'operator');
    const id = await firstOf(operator, 'site-settings');
    const draft = await operator.save(await operator.open('site-settings', id), { support });
    const refused = await operator.try(draft, 'publish');
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'publishing.not-ready']);
    expect(refused.json().fields.support).toContain('без имени и пароля');
    await operator.do(draft, 'discard');
  });
});

describe('tariffs that a start service keeps (spec: catalogue.kept-outside)', () => {
  it('are read with the reason and never changed', async () => {
    const operator = await makeEditor(test, 'operator');
    const environmentText = (await operator.get('/service/console/content-environment')).body;
    expect(JSON.parse(environmentText).tariffsFrom).toBe('http://127.0.0.1:9/start');
    expect(environmentText).not.toMatch(/robot|hunter2/);
    for (const kind of ['tariff-types', 'tariffs', 'tariff-notes'] as const) {
      const id = await firstOf(operator, kind);
      const record = await operator.open(kind, id);
      const answers = [
        await operator.try(record, '', { value: record.value }),
        ...(await Promise.all(
          (['publish', 'withdraw', 'discard', 'remove'] as const).map((verb) => operator.try(record, verb)),
        )),
        await operator.try(record, 'publish', { at: '2036-01-01T10:00:00+05:00' }),
        await operator.try(record, 'restore', { from: 0 }),
        await operator.post(`/service/console/content/${kind}`, { value: {} }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
        answers.map(() => [409, 'publishing.kept-outside']),
      );
    }
  });

  it('leave all other content as it is', async () => {
    const operator = await makeEditor(test, 'operator');
    const draft = await operator.create('news', { title: 'Новость' });
    expect(draft.state).toBe('draft');
  });
});

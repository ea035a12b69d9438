import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKinds, pagedKinds } from '../../../contract/publishing.values.ts';
import { type Editor, makeEditor } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let operator: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeEditor(test, 'operator');
});
afterAll(() => test.close());

describe.each(contentKinds.map((kind) => [kind] as const))('%s', (kind) => {
  it('are listed, sorted and searched', async () => {
    for (const sort of ['order', 'title', 'updatedAt', 'state', 'group']) {
      const { items, total } = await operator.list(kind, { sort, order: 'desc', perPage: '100' });
      expect([sort, items.length > 0, items.length === Math.min(total, 100)]).toEqual([sort, true, true]);
      for (const { title } of items) expect(title).not.toBe('');
    }
    const [first] = (await operator.list(kind)).items;
    expect((await operator.list(kind, { q: first?.title ?? '' })).items.map(({ id }) => id)).toContain(first?.id);
  });

  it('are found by the words of a title in any order, without its no-break spaces and its «ё»', async () => {
    for (const { id, title } of (await operator.list(kind, { perPage: '5' })).items) {
      const typed = title.toUpperCase().replaceAll('Ё', 'Е').split(/\s+/).reverse().join(' ').slice(-200);
      expect((await operator.list(kind, { q: typed })).items.map((item) => item.id)).toContain(id);
    }
  });

  it('have a page each, or stand on one with others', async () => {
    const { items } = await operator.list(kind, { perPage: '1', state: 'published' });
    const { address, code } = await operator.open(kind, items[0]?.id ?? '');
    expect(address?.endsWith(`/${code?.replace('user-', 'user_')}`)).toBe(pagedKinds.includes(kind));
  });

  it('that visitors see are published again as they are, word for word', async () => {
    const { items } = await operator.list(kind, { perPage: '6' });
    for (const { id } of items) {
      const found = await operator.open(kind, id);
      const again = await operator.do(await operator.save(found, {}), 'publish');
      expect(again.published).toEqual(found.published);
      expect(again.state).toBe('published');
    }
  });
});

describe('what an editor is asked for is found', () => {
  it.each([
    ['articles', 'https://schety.example/articles/inventarizatsiya', 'inventarizatsiya'],
    ['articles', '/articles/inventarizatsiya/?from=letter#part', 'inventarizatsiya'],
    ['news', 'https://schety.example/portal/news/podderzhka-nauryz', 'podderzhka-nauryz'],
    ['questions', '/faqs/201', '201'],
    ['reviews', 'Жумагулова', '1'],
    ['reviews', 'салтанат ругались', '1'],
  ] as const)('among %s by «%s»', async (kind, typed, code) => {
    expect((await operator.list(kind, { q: typed })).items.map((item) => item.code)).toEqual([code]);
  });
});

import { readFile } from 'node:fs/promises';
import parseHtml from 'sanitize-html';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentField, contentFields, contentKinds } from '../../../contract/publishing.values.ts';
import { cleanRichText } from '../../infra/clean-html/index.ts';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { cleanValue } from './clean-value.ts';

/** The vectors of the OWASP cheat sheet «XSS Filter Evasion», and some of later years. */
const file = new URL('../../infra/clean-html/testing/xss-vectors.txt', import.meta.url);
const vectors = (await readFile(file, 'utf8')).split('\n').filter(Boolean);

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  ol: ['start'],
};
const plain = ['p', 'h2', 'h3', 'h4', 'ul', 'li', 'strong', 'em', 'br', 'blockquote', 'code', 'pre', 'hr'].concat([
  'table',
  'thead',
  'tbody',
  'tr',
]);

/** What a parser makes of the text: every tag and attribute that is not on the list. */
function strangersIn(html: string): string[] {
  const found = /<[!?]/.test(html) ? ['a comment'] : [];
  const look = (tag: string, attributes: Record<string, string>) => {
    if (!plain.includes(tag) && !(tag in allowed)) found.push(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (!allowed[tag]?.includes(name)) found.push(`${tag} ${name}`);
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|[^:]*$)/.test(value)) found.push(value);
      if (name === 'src' && !/^\/media\/(?!.*\.\.)/.test(value)) found.push(value);
    }
    return { tagName: tag, attribs: attributes };
  };
  parseHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { '*': look },
  });
  return found;
}

it.each(vectors)('%s leaves nothing that could run in a rich text', (vector) => {
  const clean = cleanRichText(`<p>До</p>${vector}<p>После</p>`);
  expect(strangersIn(clean)).toEqual([]);
  expect(cleanRichText(clean)).toBe(clean);
});

const fieldsOf = (type: ContentField['type']) =>
  contentKinds.flatMap((kind) =>
    Object.entries(contentFields[kind] as Record<string, ContentField>)
      .filter(([, field]) => field.type === type)
      .map(([name]) => [kind, name] as const),
  );

it.each(fieldsOf('html'))('%s: %s is cleaned as a rich text', (kind, name) => {
  for (const vector of vectors) expect(strangersIn(String(cleanValue(kind, { [name]: vector }, [])[name]))).toEqual([]);
});

describe('on the site', () => {
  let test: TestPortal;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestPortal();
    editor = await makeEditor(test);
  });
  afterAll(() => test.close());

  it('every vector in every text of an article stays a text', async () => {
    const text = vectors.map((vector) => `<p>${vector}</p>`).join('');
    const value = wholeText({ title: vectors[0], summary: vectors.slice(0, 3).join(' '), text });
    await editor.do(await editor.create('articles', value), 'publish');
    for (const path of [`/articles/${value.code}`, '/articles', '/publications']) {
      const { body } = await test.get(path);
      const scripts = [...body.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
      expect(scripts.filter((tag) => /xss|jsdelivr/i.test(tag))).toEqual([]);
      const main = body.slice(body.indexOf('<div id="start"'), body.indexOf('<script type="application/json"'));
      expect(main).not.toMatch(/<[^>]*\son[a-z]+\s*=/i);
      expect(main).not.toMatch(/<[^>]*(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):(?!image\/svg\+xml)/i);
      expect(main).not.toMatch(/<(?:script|iframe|object|embed|style|base|meta|form)\b[^>]*xss/i);
    }
  });

  it('a link field takes no address that runs', async () => {
    for (const video of ['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'https://evil.example/x.mp4']) {
      const review = { type: 'video', quotation: 'Всё просто', fio: 'Айжан', video };
      const refused = await editor.try(await editor.create('reviews', review), 'publish');
      expect(refused.json()).toMatchObject({ code: 'publishing.not-ready', fields: { video: expect.any(String) } });
    }
  });
});

it('what Word pastes becomes plain paragraphs, lists and a table with its head', () => {
  const word =
    '<p class=MsoNormal style="margin:0"><b><span style="color:red">Итог</span></b><o:p></o:p></p><table class=MsoTableGrid border=1 style="border:none"><tr><th width=100><p class=MsoNormal>Срок</p></th></tr><tr><td><p>Март</p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>';
  expect(cleanRichText(word)).toBe(
    '<p><strong>Итог</strong></p><table><tbody><tr><th>Срок</th></tr><tr><td>Март</td></tr></tbody></table>'.replace(
      '<tbody><tr><th>Срок</th></tr>',
      '<thead><tr><th scope="col">Срок</th></tr></thead><tbody>',
    ),
  );
});

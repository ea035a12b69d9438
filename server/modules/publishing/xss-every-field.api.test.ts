import { readFile } from 'node:fs/promises';
import parseHtml from 'sanitize-html';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFault } from '../../../contract/hidden-characters.ts';
import {
  type ContentField,
  type ContentFields,
  type ContentKind,
  contentFields,
  contentKinds,
  fixedKinds,
} from '../../../contract/publishing.values.ts';
import { type Editor, makeEditor } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { cleanValue } from './clean-value.ts';

/** The vectors of OWASP's cheat sheet in every field of every kind, by the calls alone, and what visitors get of them. */
const file = new URL('../../infra/clean-html/testing/xss-vectors.txt', import.meta.url);
const vectors = (await readFile(file, 'utf8')).split('\n').filter((line) => line && !hiddenFault(line, ''));
/** What a field of an address would run, beside tags. */
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
];

let test: TestPortal;
let operator: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeEditor(test, 'operator');
});
afterAll(() => test.close());

/** As many vectors as there is room for. */
function filled(most: number, between: string): string {
  let text = '';
  for (const vector of [addresses[0] ?? '', ...vectors])
    if (text.length + between.length + vector.length <= most) text += (text && between) + vector;
  return text;
}

async function hostileValue(kind: ContentKind): Promise<Record<string, unknown>> {
  const entries = Object.entries(contentFields[kind] as ContentFields).map(
    async ([name, field]) => [name, await fieldOf(field, name, kind)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function fieldOf(field: ContentField, name: string, kind: ContentKind): Promise<unknown> {
  const { most = 500 } = field;
  switch (field.type) {
    case 'html':
      return vectors.map((vector) => `<p>${vector}</p>${vector}`).join('');
    case 'line':
      return field.tells === undefined ? filled(most, ' ') : contacts[field.tells];
    case 'paragraph':
      return filled(most, ' ');
    case 'text':
      return field.tells === undefined ? filled(most, '\n') : contacts[field.tells];
    case 'flag':
      return true;
    case 'number':
      return name === 'top5' ? null : (field.to ?? 50);
    case 'choice':
      return field.choices[0];
    case 'reference':
      return ((await operator.list(field.of)).items as unknown as { code: string }[])[0]?.code;
    case 'list':
      return [
        Object.fromEntries(
          await Promise.all(
            Object.entries(field.fields).map(async ([each, rule]) => [each, await fieldOf(rule, each, kind)]),
          ),
        ),
      ];
    case 'slug':
      return `vektory-${kind}`;
    default:
      return {
        day: '2026-11-01',
        link: 'https://example.kz/',
        'outside-link': 'https://example.kz/',
        video: 'https://youtu.be/abcdefghijk',
        film: '/media/promo/promo.mp4',
        captions: '/media/promo/promo.vtt',
        picture: '/media/logos/mark.svg',
      }[field.type];
  }
}

const contacts = {
  city: 'Астана',
  phone: '+7 (717) 255-01-02',
  phones: '+7 (717) 255-01-02 <img src=x onerror=alert()>',
  mail: 'firma@example.kz',
  site: 'firma.example',
  figure: '18 000',
};

const addressNames = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'background', 'poster', 'data']);

/** Everything of a page that could run, as a parser sees it. */
function runningIn(page: string): string[] {
  const found: string[] = [];
  // The state of the page is data and no markup.
  const html = page.replace(/<script\b[^>]*type="application\/(?:ld\+)?json"[^>]*>[\s\S]*?<\/script>/g, '');
  const look = (tag: string, attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') found.push(`${tag} ${name}=${value}`);
      if (addressNames.has(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value))
        found.push(`${tag} ${name}=${value}`);
    }
    const isOwn = attributes['data-base'] !== undefined || /^\/assets\//.test(attributes['data-start'] ?? '');
    if (tag === 'script' && !isOwn) found.push(`script ${JSON.stringify(attributes)}`);
    if (['iframe', 'object', 'embed', 'base', 'frame', 'applet'].includes(tag)) found.push(tag);
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

const lists = [
  '/',
  '/news',
  '/articles',
  '/publications',
  '/faqs',
  '/solutions/',
  '/advantages',
  '/reviews',
  '/price',
  '/about',
].concat(['/register/browse_partners', '/register/user_agreement', '/rss.xml', '/sitemap.xml']);

describe.each(contentKinds.map((kind) => [kind] as const))('%s', (kind) => {
  it('takes every vector as a text or without what runs, keeps it, and shows nothing that runs', async () => {
    const raw = await hostileValue(kind);
    const record = fixedKinds.includes(kind)
      ? await operator.save(await operator.open(kind, (await operator.list(kind)).items[0]?.id ?? ''), raw)
      : await operator.create(kind, raw);
    for (const [name, field] of Object.entries(contentFields[kind] as ContentFields)) {
      if (['line', 'paragraph', 'text'].includes(field.type))
        expect([name, record.value[name]]).toEqual([name, raw[name]]);
      if (field.type === 'html') expect([name, runningIn(String(record.value[name]))]).toEqual([name, []]);
    }
    // A browser may read broken markup otherwise than the cleaner: what it has cleaned is clean when it is read again.
    const again = cleanValue(kind, record.value, []);
    expect(
      Object.values(again).flatMap((each) => (typeof each === 'string' && each.startsWith('<') ? runningIn(each) : [])),
    ).toEqual([]);
    const published = await operator.do(record, 'publish');
    for (const path of [published.address, ...lists]) {
      const answer = path === null ? undefined : await test.get(path);
      if (answer) expect([path, answer.statusCode, runningIn(answer.body)]).toEqual([path, 200, []]);
    }
  });

  const ofAddress = Object.entries(contentFields[kind] as ContentFields).filter(([, field]) =>
    'tells' in field ? field.tells : ['link', 'video', 'picture', 'slug', 'day'].includes(field.type),
  );
  it.runIf(ofAddress.length > 0)(
    'refuses in a field of an address or a contact whatever is none, and keeps it in the draft',
    async () => {
      for (const bad of [...addresses, '//evil.example/x', vectors[0] ?? '']) {
        const changes = Object.fromEntries(ofAddress.map(([name]) => [name, bad]));
        const draft = fixedKinds.includes(kind)
          ? await operator.save(await operator.open(kind, (await operator.list(kind)).items[0]?.id ?? ''), changes)
          : await operator.create(kind, { ...(await hostileValue(kind)), ...changes });
        const refused = await operator.try(draft, 'publish');
        expect([bad, refused.statusCode, refused.json().code]).toEqual([bad, 400, 'publishing.not-ready']);
        expect(Object.keys(refused.json().fields)).toEqual(expect.arrayContaining(ofAddress.map(([name]) => name)));
      }
    },
  );
});

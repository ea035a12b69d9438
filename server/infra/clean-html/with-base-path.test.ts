import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { withBasePath } from './with-base-path.ts';

describe('the base path in stored HTML', () => {
  test.each([
    ['<p><a href="/articles/x">текст</a></p>', '<p><a href="/portal/articles/x">текст</a></p>'],
    ['<a title="a" href="/">на главную</a>', '<a title="a" href="/portal/">на главную</a>'],
    ['<img src="/media/a.png" alt="" />', '<img src="/portal/media/a.png" alt="" />'],
    ['<a href="https://example.kz/a">вовне</a>', '<a href="https://example.kz/a">вовне</a>'],
    ['<a href="//example.kz/a">вовне</a>', '<a href="//example.kz/a">вовне</a>'],
    ['<a href="mailto:a@example.kz">письмо</a>', '<a href="mailto:a@example.kz">письмо</a>'],
    ['<a href="#part">ниже</a>', '<a href="#part">ниже</a>'],
  ])('%s', (html, expected) => {
    expect(withBasePath(html, '/portal')).toBe(expected);
  });

  test('leaves words alone that only look like a link', () => {
    const html = cleanHtml(
      '<p title="x">Пишут так: <code>&lt;a href="/x"&gt;</code> или a href="/x"</p><a href="/y" title=\' href="/z\'>y</a>',
    );
    expect(withBasePath(html, '/portal').match(/\/portal/g)).toEqual(['/portal']);
    expect(withBasePath(html, '/portal')).toContain('href="/portal/y"');
  });

  test('makes whole addresses of an origin', () => {
    expect(withBasePath('<a href="/news">новости</a>', 'https://schety.example/portal')).toBe(
      '<a href="https://schety.example/portal/news">новости</a>',
    );
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'я', '"', '/', '<', '>', '=', '&', ' ', 'href="/', '<a ') });
  const path = fc.string({ unit: fc.constantFrom('a', 'b-', '/c', '?d=', '&', '"'), maxLength: 8 });
  const piece = fc.oneof(
    fc.record({ kind: fc.constant('own' as const), path, text }),
    fc.record({ kind: fc.constant('foreign' as const), path, text }),
    fc.record({ kind: fc.constant('words' as const), path, text }),
  );
  const escaped = (value: string) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const write = (base: string) => (one: { kind: 'own' | 'foreign' | 'words'; path: string; text: string }) =>
    one.kind === 'words'
      ? `<p>${escaped(one.text)}</p>`
      : `<a title="${escaped(one.text)}" href="${one.kind === 'own' ? `${base}/p${escaped(one.path)}` : `https://x.example/${escaped(one.path)}`}">${escaped(one.text)}</a>`;

  test('any text: every link of ours gets it once, nothing else changes', () => {
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('', '/portal', '/a/b'), (pieces, base) => {
        const clean = (withBase: string) => cleanHtml(pieces.map(write(withBase)).join(''));
        expect(withBasePath(clean(''), base)).toBe(clean(base));
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { withAnchors } from './with-anchors.ts';

test('every heading of the second level gets an anchor and is told as plain text', () => {
  const { anchored, parts } = withAnchors(
    '<p>Начало</p><h2>Утром</h2><p>…</p><h3>Сейф</h3><h2>1. «Дебет» &amp; <em>кредит</em></h2><h2> </h2>',
  );
  expect(parts).toEqual([
    { id: 'part-1', title: 'Утром' },
    { id: 'part-2', title: '1. «Дебет» & кредит' },
  ]);
  expect(anchored).toBe(
    '<p>Начало</p><h2 id="part-1">Утром</h2><p>…</p><h3>Сейф</h3><h2 id="part-2">1. «Дебет» &amp; <em>кредит</em></h2><h2> </h2>',
  );
});

test('a text without headings stays as it is', () => {
  expect(withAnchors('<p>Коротко</p>')).toEqual({ anchored: '<p>Коротко</p>', parts: [] });
});

test('what was escaped stays escaped in the text', () => {
  const { anchored, parts } = withAnchors('<h2>&lt;img src=x&gt;</h2>');
  expect(anchored).toBe('<h2 id="part-1">&lt;img src=x&gt;</h2>');
  expect(parts[0]?.title).toBe('<img src=x>');
});

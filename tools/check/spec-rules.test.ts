import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { checkSpecRules, referencesOf } from './spec-rules.ts';

function project(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'spec-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('every reference of the project names a rule', () => {
  expect(checkSpecRules(root)).toEqual([]);
});

test('a reference to a rule that is not there is found, in code and in documents', () => {
  const folder = project({
    'docs/specification/news.md': '# News\n\n### news.card\n\nSee `news.list`.\n',
    'docs/tour.md': 'As it says (spec: news.gone).\n',
    'server/news.ts': '/** One card (spec: news.card, news.crad). */\nexport const card = 1;\n',
  });
  expect(checkSpecRules(folder).sort()).toEqual([
    'docs/specification/news.md: there is no rule news.list in docs/specification',
    'docs/tour.md: there is no rule news.gone in docs/specification',
    'server/news.ts: there is no rule news.crad in docs/specification',
  ]);
});

test('a heading that is no id, or stands twice, is found', () => {
  const folder = project({
    'docs/specification/news.md': '### news.card\n\n### News card\n\n### mail.card\n\n### news.card\n',
  });
  expect(checkSpecRules(folder)).toEqual([
    'docs/specification/news.md: «News card» is no id; write news.name-of-the-rule',
    'docs/specification/news.md: «mail.card» is no id; write news.name-of-the-rule',
    'docs/specification/news.md: the rule news.card stands twice',
  ]);
});

test('a reference may go over two lines of a comment', () => {
  expect(referencesOf('/**\n * Text (spec: news.card,\n * news.list).\n */')).toEqual(['news.card', 'news.list']);
});

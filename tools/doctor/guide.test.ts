import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checksOfCommand } from '../../server/infra/doctor/index.ts';
import { root } from '../root.ts';

const chapter = readFileSync(path.join(root, 'docs', 'guide', 'install.md'), 'utf8');

it("explains every word that the doctor's lines begin with, in their order", () => {
  const [, table = ''] = chapter.split('## Доктор');
  const explained = [...table.matchAll(/^\| ([А-Я][^|]*?) +\|/gm)].map(([, word]) => word).slice(1);
  expect(explained).toEqual([...checksOfCommand.map(({ title }) => title), 'Сборка']);
});

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawAdvantageIcons } from './advantage-icons.ts';

test('the icons of the advantages are those the content names; run tools/draw-advantage-icons.ts after a change', async () => {
  const icons = await drawAdvantageIcons();
  for (const { file, svg } of icons) expect(await readFile(file, 'utf8'), file.pathname).toBe(svg);
  const kept = await readdir(new URL('../../content/media/advantages/', import.meta.url));
  expect(kept.toSorted()).toEqual(icons.map(({ file }) => file.pathname.split('/').at(-1)).toSorted());
});

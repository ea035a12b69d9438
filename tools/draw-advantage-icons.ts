/** Draws the icons of the advantages into content/media/advantages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { drawAdvantageIcons } from './draw-icons/advantage-icons.ts';

await mkdir(new URL('../content/media/advantages/', import.meta.url), { recursive: true });
for (const { file, svg } of await drawAdvantageIcons()) await writeFile(file, svg);

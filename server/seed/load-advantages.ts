import * as z from 'zod';
import { cleanHtml } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';
import { readContent } from './read-content.ts';

const advantagesFile = z.array(
  z.object({
    position: z.int(),
    title: z.string(),
    highlightText: z.string(),
    text: z.string(),
    cut: z.string(),
    icon: z.string(),
  }),
);

/** Loads the advantages of the demo content. */
export async function loadAdvantages(db: Db): Promise<void> {
  const advantages = advantagesFile.parse(JSON.parse(await readContent('advantages.json')));
  await db
    .insertInto('advantages')
    .values(
      advantages.map(({ position, title, highlightText, text, cut, icon }) => ({
        position,
        title,
        highlight_text: highlightText,
        text,
        cut: cleanHtml(cut),
        icon,
      })),
    )
    .execute();
}

import * as z from 'zod';
import { cleanHtml } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';
import { readContent } from './read-content.ts';

const faqFile = z.array(
  z.object({
    id: z.int(),
    title: z.string(),
    public: z.boolean(),
    faqs: z.array(z.object({ id: z.int(), title: z.string(), text: z.string() })),
  }),
);

/** Loads the questions of the demo content; the order of the file is their order. */
export async function loadFaq(db: Db): Promise<void> {
  const categories = faqFile.parse(JSON.parse(await readContent('faq.json')));
  await db
    .insertInto('faq_categories')
    .values(categories.map(({ id, title, public: public_use }, position) => ({ id, title, public_use, position })))
    .execute();
  const questions = categories.flatMap((category) =>
    category.faqs.map(({ id, title, text }, position) => ({
      ...{ id, position, title },
      category_id: category.id,
      text: cleanHtml(text),
    })),
  );
  await db.insertInto('faqs').values(questions).execute();
}

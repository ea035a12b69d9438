import * as z from 'zod';
import { cleanHtml } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';
import { firstWords } from './first-words.ts';
import { readContent } from './read-content.ts';

const staticPages = ['about', 'user-agreement'];
const summaryLength = 200;

const listed = z.object({ code: z.string(), title: z.string(), published: z.iso.date() });
const newsFile = z.array(listed);
const articlesFile = z.array(listed.extend({ summary: z.string() }));

const readHtml = async (path: string) => cleanHtml(await readContent(path));

/** Loads the news, the articles and the static pages of the demo content; reports each step. */
export async function loadPublications(db: Db, onLoaded: (what: string) => void): Promise<void> {
  for (const { published, ...item } of newsFile.parse(JSON.parse(await readContent('news/index.json')))) {
    const text = await readHtml(`news/${item.code}.html`);
    const summary = firstWords(text, summaryLength);
    await insert(db, { ...item, kind: 'news', text, summary, published_on: published });
  }
  onLoaded('news');
  for (const { published, ...item } of articlesFile.parse(JSON.parse(await readContent('articles/index.json')))) {
    const text = await readHtml(`articles/${item.code}.html`);
    await insert(db, { ...item, kind: 'article', text, published_on: published });
  }
  onLoaded('articles');
  for (const code of staticPages) {
    await db
      .insertInto('static_pages')
      .values({ code, text: await readHtml(`static/${code}.html`) })
      .execute();
  }
  onLoaded('pages');
}

interface Row {
  kind: 'news' | 'article';
  code: string;
  title: string;
  summary: string;
  text: string;
  published_on: string;
}

async function insert(db: Db, row: Row): Promise<void> {
  await db.insertInto('publications').values(row).execute();
}

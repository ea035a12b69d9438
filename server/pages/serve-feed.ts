import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { splitNewsTitle } from '../../contract/content-news-title.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import { withBasePath } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';
import { publicCache } from '../infra/http/index.ts';
import { type PageCache, sendPage } from '../infra/page-cache/index.ts';
import type { Settings } from '../infra/settings/index.ts';
import { listNewsForFeed } from '../modules/content/index.ts';

interface FeedOptions {
  db: Db;
  cache: PageCache;
  settings: Pick<Settings, 'PUBLIC_URL' | 'BASE_PATH'>;
  pathTo: typeof Renderer.pathTo;
}

const feedPath = '/rss.xml';
const headers = {
  'content-type': 'application/rss+xml; charset=utf-8',
  'cache-control': publicCache,
  'x-content-type-options': 'nosniff',
};

/** Serves the news as RSS, with whole addresses in links and texts (spec: use.search-engines). */
export function serveFeed(app: FastifyInstance, options: FeedOptions): void {
  app.get(feedPath, { config: { audience: 'public' } }, async (request, reply) => {
    const page = await options.cache.get('feed', async () => ({
      status: 200,
      headers,
      body: await writeFeed(options),
      keep: true,
      shows: new Set(['news']),
    }));
    return sendPage(request, reply, page);
  });
}

async function writeFeed({ db, settings, pathTo }: FeedOptions): Promise<string> {
  const base = settings.PUBLIC_URL + settings.BASE_PATH;
  const news = await listNewsForFeed(db);
  const newest = news[0]?.published_on;
  const feed = new Feed({
    title: 'Новости сервиса «Счёты»',
    description: 'Обновления приложений, сроки отчётности и\u00a0плановые работы.',
    id: base + pathTo('news'),
    link: base + pathTo('news'),
    language: 'ru',
    generator: false,
    feedLinks: { rss: base + feedPath },
    ...(newest !== undefined && { updated: momentOf(newest) }),
  });
  for (const { code, title, summary, text, published_on } of news) {
    const link = base + pathTo('newsItem', { code });
    const { heading, subtext } = splitNewsTitle(title);
    feed.addItem({
      title: heading,
      id: link,
      link,
      date: momentOf(published_on),
      description: subtext || summary,
      content: withBasePath(text, base),
    });
  }
  return feed.rss2();
}

/** The moment of a day is its midnight in Almaty. */
function momentOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:00`);
}

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { ContentKind } from '../../contract/publishing.values.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import type { Db } from '../infra/database/index.ts';
import { publicCache } from '../infra/http/index.ts';
import { type PageCache, sendPage } from '../infra/page-cache/index.ts';
import type { Settings } from '../infra/settings/index.ts';
import { type ListedRow, listListedRows } from './sitemap.store.ts';

interface SitemapOptions {
  db: Db;
  cache: PageCache;
  settings: Pick<Settings, 'PUBLIC_URL' | 'BASE_PATH'>;
  siteRoutes: typeof Renderer.siteRoutes;
  /** Addresses in one file; the protocol's limit unless a test says otherwise. */
  perFile?: number;
}

const limitOfFile = 50_000;
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': publicCache,
  'x-content-type-options': 'nosniff',
};

/** What has pages of its own, or pages that say when they last changed. */
const listedKinds: ReadonlySet<ContentKind> = new Set<ContentKind>([
  ...(['news', 'articles', 'questions', 'faq-categories', 'solutions', 'reviews', 'pages', 'directory'] as const),
]);

interface Listed {
  readonly url: string;
  readonly lastmod?: string;
}

/** Serves sitemap.xml, in several files with an index where one cannot hold all (spec: use.search-engines). */
export function serveSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { cache, settings, perFile = limitOfFile } = options;
  const base = settings.PUBLIC_URL + settings.BASE_PATH;
  const answer = (key: string, write: (listed: readonly Listed[]) => Promise<string> | undefined) =>
    cache.get(key, async () => {
      const body = await write(listedPages(options, base, await listListedRows(options.db)));
      return body === undefined
        ? { status: 404, headers, body: '', keep: false }
        : { status: 200, headers, body, keep: true, shows: listedKinds };
    });
  const config = { audience: 'public' } as const;
  app.get('/sitemap.xml', { config }, async (request, reply) =>
    sendPage(
      request,
      reply,
      await answer('sitemap', (listed) => {
        if (listed.length <= perFile) return writeUrls(listed);
        const files = Array.from({ length: Math.ceil(listed.length / perFile) }, (_, file) => file + 1);
        return writeIndex(files.map((file) => ({ url: `${base}/sitemap-${file}.xml` })));
      }),
    ),
  );
  app.get('/sitemap-:file(^[1-9]\\d{0,3}$).xml', { config }, async (request, reply) => {
    const file = fileOf(request);
    const page = await answer(`sitemap-${file}`, (listed) => {
      const part = listed.slice((file - 1) * perFile, file * perFile);
      return listed.length > perFile && part.length > 0 ? writeUrls(part) : undefined;
    });
    return sendPage(request, reply, page);
  });
}

function fileOf(request: FastifyRequest): number {
  return Number((request.params as { file: string }).file);
}

const writeUrls = (listed: readonly Listed[]) => write(new SitemapStream(), listed);
const writeIndex = (files: readonly Listed[]) => write(new SitemapIndexStream(), files);

async function write(stream: SitemapStream | SitemapIndexStream, entries: readonly Listed[]): Promise<string> {
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString();
}

/** Every listed page that has a screen: single pages by the route table, the others by their rows in the database. */
function listedPages({ siteRoutes }: SitemapOptions, base: string, rows: readonly ListedRow[]): Listed[] {
  const changedOf = new Map(rows.filter(({ param }) => param === null).map(({ page, changed }) => [page, changed]));
  return Object.entries(siteRoutes).flatMap(([name, { path, screen, listed }]) => {
    if (!listed || !screen) return [];
    if (!path.includes(':')) return [entry(base + path, changedOf.get(name))];
    return rows
      .filter(({ page }) => page === name)
      .map(({ param, changed }) => entry(base + path.replace(/:\w+/, encodeURIComponent(param ?? '')), changed));
  });
}

function entry(url: string, changed: string | undefined): Listed {
  return { url, ...(changed !== undefined && { lastmod: changed }) };
}

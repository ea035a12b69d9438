import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../infra/database/index.ts';
import { publicCache } from '../infra/http/index.ts';
import { findKindOf } from '../modules/content/index.ts';
import { findMoved } from '../modules/publishing/index.ts';
import { answerNotFound, type PagesOptions } from './serve-pages.ts';

const pageOf = { news: 'newsItem', article: 'article' } as const;

/**
 * Redirects the moved addresses of the route table to the page's one address (spec: content.publication-address,
 * content.faq-pages).
 */
export function serveMovedAddresses(app: FastifyInstance, { db, pages }: { db: Db; pages: PagesOptions }): void {
  const { basePath } = pages;
  const { movedAddresses, siteRoutes } = pages.renderer;
  const config = { audience: 'public' } as const;
  for (const [from, named] of Object.entries(movedAddresses)) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const given = request.params as Readonly<Record<string, string>>;
      const name = named === 'anyPublication' ? await pageOfPublication(db, given.code ?? '') : named;
      const path = name && siteRoutes[name]?.path;
      const own =
        path?.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? '')) ??
        (await findMoved(db, given.code ?? ''));
      if (own === undefined) return answerNotFound(request, reply, pages);
      const [, query] = request.url.split('?', 2);
      return reply.header('cache-control', publicCache).redirect(basePath + own + (query ? `?${query}` : ''), 301);
    };
    app.get(from, { config }, answer);
    app.get(`${from}/`, { config }, answer);
  }
}

async function pageOfPublication(db: Db, code: string) {
  const kind = await findKindOf(db, code);
  return kind && pageOf[kind];
}

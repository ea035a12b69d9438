import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../infra/database/index.ts';
import { findKindOf } from '../modules/content/index.ts';
import { answerNotFound, type PagesOptions, publicCache } from './serve-pages.ts';

const pageOf = { news: 'newsItem', article: 'article' } as const;

/** Leads old addresses of publications to their one address (contract, section 3); the page's table names them too. */
export function serveMovedAddresses(app: FastifyInstance, { db, pages }: { db: Db; pages: PagesOptions }): void {
  const { basePath } = pages;
  const { pathTo } = pages.renderer;
  const config = { audience: 'public' } as const;
  const lead = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', publicCache).redirect(basePath + path, 301);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { code } = request.params as { code: string };
    if (code === '') return lead(reply, pathTo('news'));
    const kind = await findKindOf(db, code);
    return kind ? lead(reply, pathTo(pageOf[kind], { code })) : answerNotFound(request, reply, pages);
  };
  app.get('/news/article', { config }, (_, reply) => lead(reply, pathTo('news')));
  app.get('/news/article/:code', { config }, answer);
  app.get('/news/article/:code/', { config }, answer);
}

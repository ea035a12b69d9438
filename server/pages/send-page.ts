import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredPage } from '../infra/page-cache/index.ts';

/** Sends a finished page in the best form the browser takes; 304 when it has this very page already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] = accepted.includes('br')
    ? (['br', page.brotli] as const)
    : accepted.includes('gzip')
      ? (['gzip', page.gzip] as const)
      : ([undefined, page.plain] as const);
  const tag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag;
  reply.headers({ ...page.headers, etag: tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).send(body);
}

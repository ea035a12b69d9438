import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, StoredPage } from './page-cache.ts';

const vary = 'accept-encoding';

/** The best encoding the request accepts. */
function encodingOf(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Sends a finished page in the best encoding the browser accepts; 304 when the browser has this page already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  status = page.status,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  // Weak, because a page may be compressed better between two requests.
  const etag = `W/"${page.etag}-${encoding}"`;
  const body = page.ready(encoding) ?? (await page.bytes(encoding));
  const headers = { ...page.headers, etag, vary, ...(encoding !== 'identity' && { 'content-encoding': encoding }) };
  if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
  return reply.code(status).headers(headers).send(body);
}

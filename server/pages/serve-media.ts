import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../infra/database/index.ts';
import { fail } from '../infra/failures/index.ts';
import { partOfPages } from '../infra/http/index.ts';
import { type FileAnswer, findMediaFile, type Library, requestHeaders } from '../modules/media/index.ts';
import { mediaPolicy } from './serve-files.ts';

const forever = 'public, max-age=31536000, immutable';
/** Its variants are being made. */
const soonAnother = 'public, max-age=30';
const shared = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

interface MediaOptions {
  db: Db;
  storage: Library['storage'];
}

/** Serves what editors have uploaded, below the portal's own `/media/`, wherever it lies (spec: media.addresses). */
export function serveMedia(app: FastifyInstance, options: MediaOptions): void {
  app.get('/media/u/:id/:file', { config: partOfPages }, (request, reply) => answer(request, reply, options));
  app.get('/media/u/:id/:width/:file', { config: partOfPages }, (request, reply) => answer(request, reply, options));
}

async function answer(request: FastifyRequest, reply: FastifyReply, { db, storage }: MediaOptions) {
  const { id = '', file = '', width } = request.params as Record<string, string | undefined>;
  if (!/^[0-9a-f]{16}$/.test(id) || (width !== undefined && !/^[1-9]\d{1,3}$/.test(width))) fail('common.absent');
  const accept = request.headers.accept ?? '';
  const found = await findMediaFile(db, { id, file, width: width === undefined ? undefined : Number(width), accept });
  if (!found) fail('common.absent');
  const kept = await storage.answer(found.key, asked(request));
  if (!kept) fail('common.absent');
  if (kept.status === 416) refuseRange(kept);
  return reply
    .code(kept.status)
    .headers(kept.headers)
    .headers({ ...shared, 'content-security-policy': mediaPolicy, 'content-type': found.type })
    .headers({ 'cache-control': found.isFinal ? forever : soonAnother, ...(found.varies && { vary: 'accept' }) })
    .send(kept.body);
}

function asked({ method, headers }: FastifyRequest) {
  const given = requestHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return { method: method === 'HEAD' ? ('HEAD' as const) : ('GET' as const), headers: Object.fromEntries(given) };
}

function refuseRange({ body }: FileAnswer): never {
  body.destroy();
  fail('common.out-of-range');
}

import type { FastifyInstance } from 'fastify';
import { answerFailure } from '../infra/http/index.ts';
import { answerNotFound, PageUnavailable } from './serve-pages.ts';

/** Answers errors and unknown addresses in the form that was asked for: a call's failure or a page. */
export function answerFailures(app: FastifyInstance, pages: Parameters<typeof answerNotFound>[2]): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof PageUnavailable)) return answerFailure(error, request, reply);
    return reply
      .code(error.status)
      .headers({
        ...error.headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '2',
      })
      .send(error.html);
  });
  const isApi = (url: string) =>
    /^\/(api|service|start|react|healthz|readyz)(\/|$|\?)/.test(url.slice(pages.basePath.length));
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || (request.method !== 'GET' && !/\btext\/html\b/.test(request.headers.accept ?? '')))
      return answerFailure(Object.assign(new Error('absent'), { statusCode: 404 }), request, reply);
    return answerNotFound(request, reply, pages);
  });
}

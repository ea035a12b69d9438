import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type CallTable, publicCache, SessionCookieJar } from '../infra/http/index.ts';
import { PageCache, sendPage } from '../infra/page-cache/index.ts';
import type { Settings } from '../infra/settings/index.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { buildApiDocument } from './api-document.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { readScalarScript } from './scalar-script.ts';

interface ApiDocsOptions {
  calls: CallTable;
  settings: Settings;
  basePath: string;
}

const config = { audience: 'public' } as const;
const cacheBytes = 16 * 1024 * 1024;

/**
 * Serves the OpenAPI document at `/api/docs/json` and its reader at `/api/docs` (spec: calls.api-document,
 * security.own-policies).
 */
export function serveApiDocs(app: FastifyInstance, { calls, settings, basePath }: ApiDocsOptions): void {
  const { 'content-security-policy': _site, ...headers } = securityHeaders(settings, []);
  // Neither changes while the process lives: each is made and compressed once, when first asked for.
  const kept = new PageCache({ maxBytes: cacheBytes, maxAgeMs: Number.POSITIVE_INFINITY });
  const keep = (key: string, type: string, make: () => Promise<string> | string) =>
    kept.get(key, async () => ({
      status: 200,
      headers: { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': publicCache },
      body: await make(),
      keep: true,
    }));

  app.get('/api/docs/json', { config }, async (request, reply) => {
    const document = () =>
      buildApiDocument({
        calls: calls.all().map(({ call }) => call),
        server: settings.PUBLIC_URL + basePath,
        sessionCookie: new SessionCookieJar(settings).name,
      });
    return sendPage(request, reply, await keep('json', 'application/json', () => JSON.stringify(document())));
  });
  app.get('/api/docs/scalar.js', { config }, async (request, reply) =>
    sendPage(request, reply, await keep('scalar', 'text/javascript', readScalarScript)),
  );
  app.get('/api/docs', { config }, (_, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    return reply
      .headers({
        ...headers,
        'content-security-policy': docsPolicy(nonce),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(docsPage({ basePath, nonce }));
  });
}

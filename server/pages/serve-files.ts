import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface FilesOptions {
  clientFolder: URL;
  mediaFolder: URL;
  headers: Readonly<Record<string, string>>;
}

const config = { audience: 'public' } as const;
const mediaMaxAge = 'public, max-age=3600';
const neverChanges = 'public, max-age=31536000, immutable';

/** Serves the build's hashed assets, compressed beforehand, and the media of the content. */
export async function serveFiles(
  app: FastifyInstance,
  { clientFolder, mediaFolder, headers }: FilesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  const shared = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  const file = (name: string, root: URL, cacheControl: string) => ({
    name,
    root: root.pathname,
    headers: { ...shared, 'cache-control': cacheControl },
  });

  app.get('/assets/*', { config }, (request, reply) => {
    const { name, root, headers: extra } = file(`assets/${starOf(request.params)}`, clientFolder, neverChanges);
    return reply.headers(extra).sendFile(name, root);
  });
  app.get('/media/*', { config }, (request, reply) => {
    const { name, root, headers: extra } = file(starOf(request.params), mediaFolder, mediaMaxAge);
    // An SVG opened by itself must not run anything.
    return reply
      .headers({ ...extra, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" })
      .sendFile(name, root);
  });
  app.get('/favicon.svg', { config }, (_, reply) =>
    reply.headers({ ...headers, 'cache-control': mediaMaxAge }).sendFile('logos/mark-tile.svg', mediaFolder.pathname),
  );
  app.get('/favicon.ico', { config }, (_, reply) =>
    reply.headers({ ...headers, 'cache-control': mediaMaxAge }).sendFile('logos/mark-tile.svg', mediaFolder.pathname),
  );
}

function starOf(params: unknown): string {
  return (params as { '*': string })['*'];
}

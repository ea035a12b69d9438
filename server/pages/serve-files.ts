import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../infra/database/index.ts';
import { originOf, partOfPages } from '../infra/http/index.ts';
import { addressKey, type Lane } from '../infra/limits/index.ts';
import { listAssets } from './share-assets.ts';
import { findSharedAsset } from './shared-assets.store.ts';
import { siteName } from './shell.ts';

interface FilesOptions {
  db: Db;
  /** Where files of other builds are looked for. */
  lane: Lane;
  clientFolder: URL;
  mediaFolder: URL;
  headers: Readonly<Record<string, string>>;
  basePath: string;
}

/** Icons that browsers and home screens ask for, with their files among the media. */
export const icons = {
  '/favicon.svg': 'logos/mark-tile.svg',
  '/favicon.ico': 'icons/favicon.ico',
  '/apple-touch-icon.png': 'icons/apple-touch-icon.png',
  '/icon-192.png': 'icons/icon-192.png',
  '/icon-512.png': 'icons/icon-512.png',
} as const;

const mediaMaxAge = 'public, max-age=3600';
/** An SVG opened as a page must not run anything; a video opened as a page plays, which requires our origin. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox allow-same-origin";
const neverChanges = 'public, max-age=31536000, immutable';
/**
 * An asset is never a page: of a page's headers it needs only these, and short headers help it fit into the first
 * packets.
 */
const assetPolicy = "default-src 'none'; frame-ancestors 'none'";
/** What a build makes for pages; no other name is looked for in the database. */
const assetTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};
const headersOfPages = ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'];

/** Serves the build's hashed assets, compressed beforehand, and the media of the content. */
export async function serveFiles(
  app: FastifyInstance,
  { db, lane, clientFolder, mediaFolder, headers, basePath }: FilesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // The package gives a charset to `text/` only.
    setHeaders: (reply, file) => {
      if (file.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
  const shared = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  const file = (name: string, root: URL, cacheControl: string) => ({
    name,
    root: root.pathname,
    headers: { ...shared, 'cache-control': cacheControl },
  });

  const own = new Set(await listAssets(clientFolder));
  app.get('/assets/*', { config: partOfPages }, async (request, reply) => {
    const asset = starOf(request.params);
    const { name, root, headers: extra } = file(`assets/${asset}`, clientFolder, neverChanges);
    const other = own.has(asset) ? undefined : await findOfOtherBuild(asset, request, { db, lane });
    for (const header of headersOfPages) reply.removeHeader(header);
    reply.headers({ ...extra, 'content-security-policy': assetPolicy });
    return other ? reply.type(other.type).send(other.bytes) : reply.sendFile(name, root);
  });
  app.get('/media/*', { config: partOfPages }, (request, reply) => {
    const { name, root, headers: extra } = file(starOf(request.params), mediaFolder, mediaMaxAge);
    return reply.headers({ ...extra, 'content-security-policy': mediaPolicy }).sendFile(name, root);
  });
  for (const [address, name] of Object.entries(icons)) {
    app.get(address, { config: partOfPages }, (_, reply) =>
      reply.headers({ ...headers, 'cache-control': mediaMaxAge }).sendFile(name, mediaFolder.pathname),
    );
  }
  app.get('/site.webmanifest', { config: partOfPages }, (_, reply) =>
    reply
      .headers({ ...shared, 'cache-control': mediaMaxAge, 'content-type': 'application/manifest+json; charset=utf-8' })
      .send(JSON.stringify(manifest(basePath))),
  );
}

/** A file of a build that another process has, or had (spec: reliability.shared-assets). */
async function findOfOtherBuild(
  name: string,
  request: FastifyRequest,
  { db, lane }: Pick<FilesOptions, 'db' | 'lane'>,
) {
  const type = assetTypes[name.split('.').at(-1) ?? ''];
  if (!type) return undefined;
  const bytes = await lane.run(addressKey(originOf(request).address), () => findSharedAsset(db, name));
  return bytes && { bytes, type };
}

function manifest(basePath: string) {
  const icon = (size: number) => ({
    src: `${basePath}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: siteName,
    short_name: siteName,
    lang: 'ru',
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    // Applications open in tabs of their own, which a standalone window does not have.
    display: 'browser',
    background_color: '#FAF8F4',
    theme_color: '#12503F',
    icons: [icon(192), icon(512)],
  };
}

function starOf(params: unknown): string {
  return (params as { '*': string })['*'];
}

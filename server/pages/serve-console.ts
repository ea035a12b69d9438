import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { partOfPages } from '../infra/http/index.ts';
import type { Settings } from '../infra/settings/index.ts';
import { StartFailure } from '../infra/start-failure.ts';
import { securityHeaders } from './security-headers.ts';

/** What the build made of `console/`. */
export const consoleFolder = new URL('../../dist/console/', import.meta.url);

const config = { audience: 'public' } as const;
const neverChanges = 'public, max-age=31536000, immutable';

/** Scripts and styles run by the nonce of the answer, because Emotion writes its styles into the page. */
function consolePolicy(nonce: string, sockets: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...sockets].join(' '),
    "media-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the console's page loads, by address. */
export interface ConsoleParts {
  readonly script: string;
  readonly styles: readonly string[];
  /** What the page connects to beside the portal; for development. */
  readonly sockets?: readonly string[];
}

/** The parts of the build. @throws StartFailure without a build */
export async function readConsole(basePath: string): Promise<ConsoleParts> {
  const text = await readFile(new URL('.vite/manifest.json', consoleFolder), 'utf8').catch(() => {
    throw new StartFailure('not-built', 'The site is not built. Run «npm start» or «npm run build».');
  });
  const entry = (JSON.parse(text) as Record<string, { file: string; css?: string[] }>)['main.tsx'];
  if (!entry) throw new StartFailure('build-damaged', 'The build of the site is damaged. Run «npm run build».');
  const addressOf = (file: string) => `${basePath}/console/${file}`;
  return { script: addressOf(entry.file), styles: (entry.css ?? []).map(addressOf) };
}

function consolePage({ script, styles, sockets }: ConsoleParts, basePath: string, nonce: string): string {
  const sheets = styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  // Vite's client writes styles by it.
  const forClient = sockets ? `<meta property="csp-nonce" nonce="${nonce}">` : '';
  // A browser that translates would write into the texts that are edited, and take texts from under the screens.
  return `<!DOCTYPE html><html lang="ru" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Консоль\u00a0— Счёты</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${forClient}<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">${sheets}</head><body><div id="console" data-base="${basePath}" data-nonce="${nonce}"></div><noscript><p>Консоль оператора работает со\u00a0скриптами. Включите их в\u00a0настройках браузера и\u00a0обновите страницу.</p></noscript><script type="module" src="${script}" nonce="${nonce}"></script></body></html>`;
}

/** Serves the operator's console: one page for all its addresses, and its own assets (decision 0059). */
export async function serveConsole(
  app: FastifyInstance,
  { settings, basePath, parts }: { settings: Settings; basePath: string; parts: ConsoleParts },
): Promise<void> {
  const { 'content-security-policy': _site, ...headers } = securityHeaders(settings, []);
  const send = (reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64url');
    return reply
      .headers({
        ...headers,
        'content-security-policy': consolePolicy(nonce, parts.sockets ?? []),
        'cache-control': 'no-store',
      })
      .header('content-type', 'text/html; charset=utf-8')
      .send(consolePage(parts, basePath, nonce));
  };
  app.get('/console/assets/*', { config: partOfPages }, (request, reply) =>
    reply
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': neverChanges })
      .sendFile(`assets/${(request.params as { '*': string })['*']}`, consoleFolder.pathname),
  );
  app.get('/console', { config }, (_, reply) => send(reply));
  app.get('/console/*', { config }, (_, reply) => send(reply));
}

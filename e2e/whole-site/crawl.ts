import { siteRoutes } from '../../web/routes.ts';

const toCome = Object.values(siteRoutes)
  .filter(({ screen, frame }) => screen === undefined && frame !== 'server')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether the screen of the address is still to come: links lead there, «not found» answers. */
export const isToCome = (path: string): boolean => toCome.some((row) => row.test(path));

/** Something the crawl met that a visitor would call broken. */
export interface Broken {
  readonly link: string;
  readonly from: string;
  readonly why: string;
}

export interface Crawl {
  /** Paths of the HTML pages that were read, without queries. */
  readonly pages: readonly string[];
  /** Everything else that answered: pictures, videos, feeds, files. */
  readonly files: readonly string[];
  readonly broken: readonly Broken[];
}

const atOnce = 8;
const addresses = /\s(?:href|src|poster|action)="([^"]*)"|\ssrcset="([^"]*)"/g;

/**
 * Follows every link of the server's HTML from a page on: what is not 200 is broken, but the way to sign-in; and so is
 * an anchor that its page has not. Addresses for which `isLater` is true are not asked.
 */
export async function crawl(start: string, isLater: (pathname: string) => boolean): Promise<Crawl> {
  const { origin } = new URL(start);
  const pages = new Map<string, string>();
  const files: string[] = [];
  const broken: Broken[] = [];
  const anchors: { url: URL; from: string }[] = [];
  const seen = new Set<string>([start]);
  let next = [{ link: start, from: start }];

  const meet = (link: string, from: string) => {
    const url = new URL(link.replaceAll('&amp;', '&'), from);
    if (url.origin !== origin || isLater(url.pathname)) return [];
    if (url.hash.length > 1) anchors.push({ url: new URL(url), from });
    url.hash = '';
    if (seen.has(url.href)) return [];
    seen.add(url.href);
    return [{ link: url.href, from }];
  };
  const read = async ({ link, from }: { link: string; from: string }) => {
    const answer = await fetch(link, { redirect: 'manual' });
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
    const text = await answer.text();
    if (answer.status === 302 && /\/login\?from=/.test(answer.headers.get('location') ?? '')) return [];
    if (answer.status !== 200) {
      broken.push({ link, from, why: String(answer.status) });
      return [];
    }
    if (!isHtml) {
      files.push(new URL(link).pathname);
      return [];
    }
    pages.set(link, text);
    return linksOf(text).flatMap((one) => meet(one, link));
  };

  while (next.length > 0) {
    const now = next.splice(0, atOnce);
    next = next.concat((await Promise.all(now.map(read))).flat());
  }
  for (const { url, from } of anchors) {
    const id = decodeURIComponent(url.hash.slice(1));
    const link = url.href;
    url.hash = '';
    const html = pages.get(url.href);
    if (html !== undefined && !html.includes(`id="${id}"`)) broken.push({ link, from, why: 'no such anchor' });
  }
  return { pages: [...new Set([...pages.keys()].map((link) => new URL(link).pathname))], files, broken };
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(addresses)).flatMap(([, address, set]) =>
    set === undefined ? [address ?? ''] : set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
}

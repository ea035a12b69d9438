import type { BreadcrumbList, Thing } from 'schema-dts';
import { siteRoutes } from '../../routes.tsx';
import type { SiteRoute } from '../../site-route.ts';
import { basePath } from '../base-path.ts';
import { plainTitleOf } from '../head-of.ts';
import { t, text } from '../i18n.ts';
import type { LoadContext } from '../load-context.ts';
import { pageNumberOf } from '../page-number.ts';
import type { Seo, SeoContext, SeoModule } from './seo.ts';

/** What the document's head says of a page to search engines and messengers. */
export interface PageSeo {
  readonly canonical: string;
  /** Whether search engines may keep the page. */
  readonly indexed: boolean;
  readonly published: string | undefined;
  readonly picture: string;
  /** JSON-LD: one graph. */
  readonly data: { readonly '@context': 'https://schema.org'; readonly '@graph': readonly Thing[] };
}

const modules = import.meta.glob<SeoModule>('../../features/*/*.seo.ts', { eager: true });
const picturePath = '/media/og/portal.png';

interface Page {
  readonly route: SiteRoute;
  readonly context: LoadContext;
  readonly description: string;
  /** Below the base path. */
  readonly path: string;
  /** `PUBLIC_URL` */
  readonly origin: string;
}

/** Describes a page that was found; `origin` is the beginning of all absolute addresses (quality, U9). */
export function seoOf({ route, context, description, path, origin }: Page): PageSeo {
  const base = basePath();
  const absolute = (to: string) => origin + (base && (to === base || to.startsWith(`${base}/`)) ? to : base + to);
  const page = pageNumberOf(context.search) ?? 1;
  const url = absolute(path) + (page > 1 ? `?page=${page}` : '');
  const title = plainTitleOf(route, context);
  const picture = absolute(picturePath);
  const told = { ...context, title, description, url, picture, absolute } satisfies SeoContext;
  const own = modules[`../../features/${route.screen}.seo.ts`]?.seo(told);
  return {
    canonical: url,
    indexed: isIndexed(route, context),
    published: own?.published,
    picture,
    data: {
      '@context': 'https://schema.org',
      '@graph': [...crumbsOf(path, route, own, told), ...(own?.things ?? [])],
    },
  };
}

/** Pages for everybody, but not what was found for somebody's words. */
function isIndexed({ audience, frame }: SiteRoute, { search }: LoadContext): boolean {
  return audience === 'public' && frame === 'shell' && !search.has('q');
}

/** The way to an inner page, by the addresses of the route table. */
function crumbsOf(path: string, route: SiteRoute, own: Seo | undefined, page: SeoContext): BreadcrumbList[] {
  if (path === '/') return [];
  const above = Object.values(siteRoutes).filter(
    (other) => other.screen !== undefined && other.path !== '/' && route.path.startsWith(`${other.path}/`),
  );
  const levels = [
    { name: t('shell.home'), item: page.absolute('/') },
    ...above.map((other) => ({ name: text(other.title), item: page.absolute(other.path) })),
    { name: own?.crumb ?? page.title, item: page.url },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: levels.map((level, index) => ({ '@type': 'ListItem', position: index + 1, ...level })),
    },
  ];
}

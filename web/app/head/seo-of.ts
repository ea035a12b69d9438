import type { BreadcrumbList, Thing } from 'schema-dts';
import { siteRoutes } from '../../routes.ts';
import type { SiteRoute } from '../../site-route.ts';
import { withBase } from '../routing/base-path.ts';
import type { LoadContext } from '../routing/load-context.ts';
import { pageNumberOf } from '../routing/page-number.ts';
import { t, text } from '../words/i18n.ts';
import { plainTitleOf } from './head-of.ts';
import type { Seo, SeoContext, SeoModule } from './seo.ts';

/** What the document's head has about a page for search engines and messengers. */
export interface PageSeo {
  readonly canonical: string;
  /** Whether search engines may keep the page. */
  readonly indexed: boolean;
  readonly published: string | undefined;
  readonly picture: string;
  /** JSON-LD: one graph. */
  readonly data: { readonly '@context': 'https://schema.org'; readonly '@graph': readonly Thing[] };
}

const picturePath = '/media/og/portal.png';

interface Page {
  readonly route: SiteRoute;
  /** The page's own description, if it has one. */
  readonly seo: SeoModule | undefined;
  readonly context: LoadContext;
  readonly description: string;
  /** Below the base path. */
  readonly path: string;
  /** `PUBLIC_URL` */
  readonly origin: string;
}

/** Describes a page that was found; `origin` is the beginning of all absolute addresses (spec: use.search-engines). */
export function seoOf({ route, seo, context, description, path, origin }: Page): PageSeo {
  const absolute = (to: string) => origin + withBase(to);
  const number = pageNumberOf(context.search) ?? 1;
  const url = absolute(path) + (number > 1 ? `?page=${number}` : '');
  const title = plainTitleOf(route, context);
  const picture = absolute(picturePath);
  const page = { ...context, title, description, url, picture, absolute } satisfies SeoContext;
  const own = seo?.seo(page);
  return {
    canonical: url,
    indexed: isIndexed(route, context),
    published: own?.published,
    picture,
    data: {
      '@context': 'https://schema.org',
      '@graph': [...breadcrumbsOf(path, route, own, page), ...(own?.things ?? [])],
    },
  };
}

/** Public pages, but not results of a search. */
function isIndexed({ audience, frame }: SiteRoute, { search }: LoadContext): boolean {
  return audience === 'public' && frame === 'shell' && !search.has('q');
}

/** The breadcrumbs of an inner page, by the addresses of the route table. */
function breadcrumbsOf(path: string, route: SiteRoute, own: Seo | undefined, page: SeoContext): BreadcrumbList[] {
  if (path === '/') return [];
  const above = Object.values(siteRoutes).filter(
    (other) => other.screen !== undefined && other.path !== '/' && route.path.startsWith(`${other.path}/`),
  );
  const levels = [
    { name: t('start:shell.home'), item: page.absolute('/') },
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

import type { Thing } from 'schema-dts';
import type { LoadContext } from '../routing/load-context.ts';

/** What a page knows when it describes itself to search engines. */
export interface SeoContext extends LoadContext {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, from `PUBLIC_URL` on. */
  readonly url: string;
  /** What messengers show of the page. */
  readonly picture: string;
  /** `PUBLIC_URL` before a path of ours that begins with `BASE_PATH` or, from the route table, below it. */
  absolute(path: string): string;
}

/** What a page tells search engines beyond its head (spec: use.search-engines). */
export interface Seo {
  /** The day something was published: `YYYY-MM-DD`. Makes the page an article to messengers. */
  readonly published?: string;
  /** The last of the breadcrumbs where it is not the title. */
  readonly crumb?: string;
  /** Schema.org's own words for what the page shows. */
  readonly things?: readonly Thing[];
}

/** Stands beside a screen in `<name>.seo.ts`; the server alone reads it, so that the browser's bundle has none of it. */
export interface SeoModule {
  readonly seo: (context: SeoContext) => Seo | undefined;
}

import type { TextKey } from './app/words/i18n.ts';

/**
 * What a parameter of the query may be: one of these values, where any other counts as none; the number of a page of a
 * list; or any text. A page with a text is rendered for each request and not cached, because there is no end of them.
 */
export type QueryValues = readonly string[] | 'page' | 'text';

/** One page of the site. */
export interface SiteRoute {
  /** Below the base path; parameters as `:name`. */
  readonly path: string;
  /**
   * `<noun>/<name>` of `features/<noun>/<name>.screen.tsx`, with its data, title and description in `<name>.page.ts`;
   * an address without a screen answers «not found».
   */
  readonly screen?: string;
  readonly audience: 'public' | 'user';
  readonly title: TextKey;
  readonly description?: TextKey;
  /** The frame around the screen; `server` pages are rendered by the server alone, without scripts. */
  readonly frame: 'shell' | 'account' | 'server';
  /**
   * The parameters of the query that change the page, each with the values it knows; others are not part of its
   * address.
   */
  readonly query?: Readonly<Record<string, QueryValues>>;
  /** What is absent for visitors may exist for a signed-in person: the browser fetches it again with the session. */
  readonly mayBePersonal?: boolean;
  /** The address answers with a slash at its end too, and is not moved to the one without. */
  readonly withSlash?: true;
  /** Whether search engines may list it. */
  readonly listed: boolean;
}

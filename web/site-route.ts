import type { TextKey } from './app/words/i18n.ts';

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
  /** Names of the query that change the page; others are not part of its address. */
  readonly query?: readonly string[];
  /** What is absent for visitors may exist for a signed-in person: the browser fetches it again with the session. */
  readonly mayBePersonal?: boolean;
  /** Its query can be any text, so a page with one is rendered for each request and not cached. */
  readonly endless?: boolean;
  /** Whether search engines may list it. */
  readonly listed: boolean;
}

import type { TextKey } from './app/words/i18n.ts';

/** One page of the site. */
export interface SiteRoute {
  /** Below the base path; parameters as `:name`. */
  readonly path: string;
  /**
   * `<noun>/<name>` of `features/<noun>/<name>.screen.tsx`, with what it loads and says of itself in `<name>.page.ts`;
   * an address without a screen yet answers «not found».
   */
  readonly screen?: string;
  readonly audience: 'public' | 'user';
  readonly title: TextKey;
  readonly description?: TextKey;
  /** Which frame stands around the screen; `server` pages are drawn by the server alone, without scripts. */
  readonly frame: 'shell' | 'account' | 'server';
  /** Names of the query that change the page; others are not part of its address. */
  readonly query?: readonly string[];
  /** What is absent for everybody may be there for a signed-in person: the browser asks anew, with the session. */
  readonly mayBePersonal?: boolean;
  /** Its query can be anything: with one, the page is drawn for each asker and not kept. */
  readonly endless?: boolean;
  /** Whether search engines may list it. */
  readonly listed: boolean;
}

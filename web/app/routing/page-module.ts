import type { Head } from '../head/head.ts';
import type { LoadContext } from './load-context.ts';

/** What `load` gives when there is no such thing, yet the screen itself says so: the page then is a 404. */
export const absentPage = 'absent';

/** What stands beside a screen, in `<name>.page.ts`: it is loaded with the page, not with the first load of the site. */
export interface PageModule {
  /** Fetches what the page shows, on the server and before a navigation in the browser. */
  readonly load?: (context: LoadContext) => Promise<unknown>;
  /** What the page says of itself that depends on what was loaded. */
  readonly head?: (context: LoadContext) => Partial<Head> | undefined;
}

const loaded = new Map<string, PageModule>();

/** Notes the page module of the screen `<noun>/<name>` once it is loaded. */
export function keepPageModule(screen: string, module: PageModule): void {
  loaded.set(screen, module);
}

/** The page module of a screen, `undefined` until it is loaded. */
export function pageModuleOf(screen: string | undefined): PageModule | undefined {
  return screen === undefined ? undefined : loaded.get(screen);
}

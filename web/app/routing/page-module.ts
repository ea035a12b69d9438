import type { Head } from '../head/head.ts';
import type { LoadContext } from './load-context.ts';

/** What `load` returns when the item is absent and the screen itself says so: the page is then a 404. */
export const absentPage = 'absent';

/** The module beside a screen, `<name>.page.ts`: it is loaded with the page, not with the first load of the site. */
export interface PageModule {
  /** Fetches what the page shows, on the server and before a navigation in the browser. */
  readonly load?: (context: LoadContext) => Promise<unknown>;
  /** Title and description that depend on what was loaded. */
  readonly head?: (context: LoadContext) => Partial<Head> | undefined;
}

const loaded = new Map<string, PageModule>();

/** Stores the page module of the screen `<noun>/<name>` once it is loaded. */
export function keepPageModule(screen: string, module: PageModule): void {
  loaded.set(screen, module);
}

/** The page module of a screen, `undefined` until it is loaded. */
export function pageModuleOf(screen: string | undefined): PageModule | undefined {
  return screen === undefined ? undefined : loaded.get(screen);
}

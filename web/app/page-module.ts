import type { Head } from './head.ts';
import type { LoadContext } from './load-context.ts';

/** What `load` gives when there is no such thing, yet the screen itself says so: the page then is a 404. */
export const absentPage = 'absent';

/** What stands beside a screen, in `<name>.page.ts`: it comes when the page is asked for, not with the first load. */
export interface PageModule {
  /** Fetches what the page shows, on the server and before a navigation in the browser. */
  readonly load?: (context: LoadContext) => Promise<unknown>;
  /** What the page says of itself that depends on what was loaded. */
  readonly head?: (context: LoadContext) => Partial<Head> | undefined;
}

const modules = import.meta.glob<PageModule>('../features/*/*.page.ts');
const loaded = new Map<string, PageModule>();

const fileOf = (screen: string) => `../features/${screen}.page.ts`;

/** Whether the screen `<noun>/<name>` has a page module. */
export function hasPageModule(screen: string): boolean {
  return fileOf(screen) in modules;
}

/** Brings the page module of a screen; of one that has none, an empty one. */
export async function bringPageModule(screen: string): Promise<PageModule> {
  const known = loaded.get(screen);
  if (known) return known;
  // Of an outdated build comes nothing: the page is being loaded anew meanwhile.
  const module = (await modules[fileOf(screen)]?.()) ?? {};
  loaded.set(screen, module);
  return module;
}

/** The page module of a screen when it has come. */
export function pageModuleOf(screen: string | undefined): PageModule | undefined {
  return screen === undefined ? undefined : loaded.get(screen);
}

import { keepPageModule, type PageModule, pageModuleOf } from './app/routing/page-module.ts';

const modules = import.meta.glob<PageModule>('./features/*/*.page.ts');

const fileOf = (screen: string) => `./features/${screen}.page.ts`;

/** Whether the screen `<noun>/<name>` has a page module. */
export function hasPageModule(screen: string): boolean {
  return fileOf(screen) in modules;
}

/** Loads the page module of a screen; of one that has none, an empty one. */
export async function loadPageModule(screen: string): Promise<PageModule> {
  const known = pageModuleOf(screen);
  if (known) return known;
  // Of an outdated build nothing is loaded, because the page is being reloaded.
  const module = (await modules[fileOf(screen)]?.()) ?? {};
  keepPageModule(screen, module);
  return module;
}

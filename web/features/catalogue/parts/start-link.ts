import type { SolutionCard } from '../../../../contract/catalogue.ts';
import { pathTo } from '../../../routes.ts';

/** What a link needs to know of an item; only an entry of the catalogue has a code. */
export interface Startable extends Pick<SolutionCard, 'type' | 'startUrl'> {
  readonly code: string | null;
}

/** The page of an item: by its code, else by its type. */
export function solutionPath({ code, type }: Startable): string {
  return pathTo('solution', { code: code || type });
}

/** Where «Начать работу» leads: to the solution's page; an item without a code opens its own address in a new tab. */
export function startLink(item: Startable): { href: string; newTab: boolean } {
  if (!item.code && item.type && item.startUrl) return { href: item.startUrl, newTab: true };
  return { href: solutionPath(item), newTab: false };
}

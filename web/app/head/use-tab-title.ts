import { useEffect } from 'react';
import { withBrand } from './head.ts';

/**
 * The title of a page whose heading is known only when its data have come; nothing while they are on their way. Set after
 * each render, because a change of page has just set the title of its route.
 */
export function useTabTitle(heading: string | undefined): void {
  useEffect(() => {
    if (heading !== undefined) document.title = withBrand(heading);
  });
}

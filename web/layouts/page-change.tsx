import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { applyHead } from '../app/head/head.ts';
import { headOf } from '../app/head/head-of.ts';
import { focusHeading } from '../app/routing/focus-heading.ts';
import { loadContext } from '../app/routing/load-context.ts';
import { siteRoutes } from '../routes.ts';

/** On a change of page: title and description are set and the heading takes the focus (spec: use.keyboard). */
export function PageChange() {
  const { pathname, search } = useLocation();
  const leaf = useMatches().at(-1);
  const queryClient = useQueryClient();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    const place = placeOf(pathname, search);
    shown.current = place;
    if (before === null) return;
    const route = siteRoutes[leaf?.id ?? ''];
    const found = route?.screen ? route : undefined;
    applyHead(headOf(found, loadContext(queryClient, leaf?.params ?? {}, search), found ? 200 : 404));
    if (before !== place) focusHeading();
  });
  return null;
}

/**
 * The identity of a page for the change of focus: another path, or another page of a list; a tab or a filter does not.
 */
function placeOf(pathname: string, search: string): string {
  return `${pathname.replace(/\/$/, '')}?${new URLSearchParams(search).get('page') ?? ''}`;
}

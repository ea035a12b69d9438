import { useCallback, useRef } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { useHref } from 'react-router';

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/**
 * A change of the search alone is a change of the page one is on. The filter of a list waits half a second for the last
 * letter; a list that has been left stands until the next screen is loaded, and must not lead back to itself then.
 */
function useNavigate(): Navigate {
  const navigate = reactRouterProvider.useNavigate();
  const ownPath = useRef('');
  ownPath.current = useHref(reactRouterProvider.useLocation().pathname);
  return useCallback(
    (...[to, options]: Parameters<Navigate>) => {
      const isOfThisPage = typeof to === 'object' && to.pathname === undefined;
      if (isOfThisPage && window.location.pathname !== ownPath.current) return;
      navigate(to, options);
    },
    [navigate],
  ) as Navigate;
}

/** The router of react-admin's screens. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate };

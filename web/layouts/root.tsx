import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { withBase } from '../app/routing/base-path.ts';
import { NavigateContext, RouterLink } from '../app/routing/router-link.tsx';
import { useSession } from '../app/session/index.ts';
import { LinkProvider, ToastProvider } from '../ui/index.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { PageChange } from './page-change.tsx';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** The providers and effects of every frame: the router's links, messages, focus and title on a change of page. */
export function Root() {
  return (
    <NavigateContext value={useNavigate()}>
      <LinkProvider component={RouterLink} addressOf={withBase}>
        <ToastProvider>
          <PersonMark />
          <PageChange />
          <NavigationBar />
          <Outlet />
          <ScrollRestoration />
        </ToastProvider>
      </LinkProvider>
    </NavigateContext>
  );
}

/** Marks `<html>` in the same commit that shows the person, so that hidden parts do not flash in their other form. */
function PersonMark() {
  const { restoring, user } = useSession();
  useBrowserLayoutEffect(() => {
    if (restoring && document.documentElement.dataset.person === 'visitor') return;
    document.documentElement.dataset.person = restoring ? 'pending' : user ? 'user' : 'visitor';
  }, [restoring, user]);
  return null;
}

import { withBase } from '../../app/routing/base-path.ts';
import { pathTo } from '../../routes.ts';

/** The tab in which an application is to start, opened before there is an application. */
export interface LaunchWindow {
  /**
   * Navigates it to the application's launch, which waits until the application is ready. False when there is no tab.
   */
  goTo(applicationId: string): boolean;
  close(): void;
}

/** The address at which an application starts as soon as it is ready. */
export function launchAddress(applicationId: string): string {
  return withBase(pathTo('launch', { id: applicationId }));
}

/** Opens the tab; to be called in the click itself, or blockers stop it (spec: applications.launch). */
export function openLaunchWindow(): LaunchWindow {
  // With its opener: the page is ours, and this page has to navigate it.
  const opened = window.open(withBase(pathTo('preparing')), '_blank');
  return {
    goTo: (applicationId) => {
      if (!opened || opened.closed) return false;
      opened.location.replace(launchAddress(applicationId));
      return true;
    },
    close: () => opened?.close(),
  };
}

import { renderStatic, type StaticPage } from '../../app/html/plain-page.tsx';
import { withBase } from '../../app/routing/base-path.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';
import type { HostingPage } from './hosting-page.ts';
import { LaunchNotice } from './launch-notice.tsx';
import { StandPage } from './stand/index.ts';
import './words.ts';

/** Draws a page of the platform as static HTML without scripts. */
export function renderHostingPage(page: HostingPage): StaticPage {
  if (page.kind === 'stand') {
    const { solution, application, demo } = page;
    return renderStatic(
      application.name,
      <StandPage
        solution={solution}
        screens={page.screens}
        currentScreen={page.screen}
        application={application}
        subscriberName={page.subscriberName}
        demo={demo}
        isEmpty={page.isEmpty}
        entered={page.entered}
        links={{
          path: withBase(page.path),
          screen: (id) => `${withBase(page.path)}?screen=${id}`,
          logo: withBase(solution.logoUrl),
          back: withBase(demo ? pathTo('solution', { code: solution.code }) : pathTo('my')),
          demo: solution.hasDemo ? withBase(`/apps/begin_work/${solution.code}`) : undefined,
          help: withBase(pathTo('help')),
        }}
      />,
    );
  }
  return renderStatic(t(`hosting:${page.kind}.title`), <LaunchNotice page={page} />);
}

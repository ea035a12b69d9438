import { renderToStaticMarkup } from 'react-dom/server';
import { withBase } from '../../app/routing/base-path.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';
import type { HostingPage } from './hosting-page.ts';
import { LaunchNotice } from './launch-notice.tsx';
import { StandPage, standScreens } from './stand/index.ts';
import './words.ts';

interface RenderedHostingPage {
  readonly title: string;
  readonly html: string;
}

/** Draws a page of the platform as static HTML without scripts. */
export function renderHostingPage(page: HostingPage): RenderedHostingPage {
  if (page.kind === 'stand') {
    const { solution, application, demo } = page;
    const html = renderToStaticMarkup(
      <StandPage
        solution={solution}
        screens={standScreens(solution.code)}
        currentScreen={page.screen}
        application={application}
        subscriberName={page.subscriberName}
        demo={demo}
        links={{
          screen: (id) => `${withBase(page.path)}?screen=${id}`,
          logo: withBase(solution.logoUrl),
          back: withBase(demo ? pathTo('solution', { code: solution.code }) : pathTo('my')),
        }}
      />,
    );
    return { title: `${application.name} — ${t('start:brand')}`, html };
  }
  return {
    title: `${t(`hosting:${page.kind}.title`)} — ${t('start:brand')}`,
    html: renderToStaticMarkup(<LaunchNotice page={page} />),
  };
}

import { renderToStaticMarkup } from 'react-dom/server';
import { withBase } from '../../app/base-path.ts';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { LaunchNotice } from './launch-notice.tsx';
import { StandPage, standScreens } from './stand/index.ts';

/** The partner that serves a subscriber; what is not known of it is an empty text. */
export interface ServicePartner {
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
}

/** A page of the embedded platform or of a launch, as the server tells it. */
export type HostingPage =
  | { readonly kind: 'preparing'; readonly name?: string }
  | { readonly kind: 'failed'; readonly name: string }
  | { readonly kind: 'closed'; readonly name: string; readonly partner: ServicePartner | null }
  | { readonly kind: 'absent' | 'no-demo' | 'unavailable' }
  | {
      readonly kind: 'stand';
      readonly solution: {
        readonly code: string;
        readonly title: string;
        readonly name: string;
        readonly logoUrl: string;
      };
      readonly application: { readonly name: string; readonly number: string };
      readonly subscriberName: string;
      readonly demo: boolean;
      readonly screen: string;
      readonly path: string;
    };

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
          logo: solution.logoUrl,
          back: withBase(demo ? pathTo('solution', { code: solution.code }) : pathTo('my')),
        }}
      />,
    );
    return { title: `${application.name} — ${t('common.brand')}`, html };
  }
  return {
    title: `${t(`hosting.${page.kind}.title`)} — ${t('common.brand')}`,
    html: renderToStaticMarkup(<LaunchNotice page={page} />),
  };
}

import type { CallAnswer } from '../../../contract/call.ts';
import type { ContentKind } from '../../../contract/publishing.ts';
import { startServiceKinds } from '../../../contract/publishing.values.ts';
import type { getContentEnvironment } from '../../../contract/publishing-environment.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Settings } from '../../infra/settings/index.ts';

type StartService = Pick<Settings, 'START_SERVICE_URL'>;

/** What the server's settings decide beside the console. */
export function readEnvironment(settings: Settings): CallAnswer<typeof getContentEnvironment> {
  return {
    links: {
      personalAccount: settings.PERSONAL_ACCOUNT_URL,
      support: settings.SUPPORT_URL,
      videoLessons: settings.VIDEO_LESSONS_URL,
      buy: settings.BUY_URL,
      sell: settings.SELL_URL,
    },
    tariffsFrom: settings.START_SERVICE_URL === undefined ? null : withoutSecrets(settings.START_SERVICE_URL),
  };
}

function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
}

/** Whether visitors see what a start service says, and not the portal's own records. */
export const isKeptOutside = ({ START_SERVICE_URL: url }: StartService, kind: ContentKind): boolean =>
  url !== undefined && startServiceKinds.includes(kind);

/** What is named for a change. @throws Failure `publishing.kept-outside` where a start service keeps it */
export function changeable<Named extends { readonly kind: ContentKind }>(settings: StartService, named: Named): Named {
  if (isKeptOutside(settings, named.kind)) fail('publishing.kept-outside');
  return named;
}

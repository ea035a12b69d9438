import type { CallAnswer } from '../../../contract/call.ts';
import type { readOpening as call } from '../../../contract/opening.ts';
import { openingSteps } from '../../../contract/opening.values.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { readSteps } from './opening.store.ts';

/** What has to be there before the site is opened, and what of it is (spec: opening.list). */
export async function readOpening(
  db: Db,
  settings: Pick<Settings, 'publicUrlIsLoopback' | 'SMTP_URL' | 'START_SERVICE_URL'>,
): Promise<CallAnswer<typeof call>> {
  const stored = await readSteps(db);
  const done = {
    ...stored,
    'public-address': !settings.publicUrlIsLoopback,
    'mail-server': settings.SMTP_URL !== undefined,
    // An outside service brings the tariffs then.
    tariffs: stored.tariffs || settings.START_SERVICE_URL !== undefined,
  };
  return { steps: openingSteps.map((step) => ({ step, done: done[step] })) };
}

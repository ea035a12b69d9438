import * as contract from '../../../contract/content.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { getSiteSettings } from './get-site-settings.ts';

/** The calls of the site's own content. */
export function contentCalls({ db, settings }: { db: Db; settings: Settings }): Handled[] {
  return [handle(contract.getSiteSettings, () => getSiteSettings(db, settings))];
}

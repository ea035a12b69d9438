import * as schemas from '../../../contract/opening.schemas.ts';
import * as calls from '../../../contract/opening.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { readOpening } from './read-opening.ts';

/** The call of the console about the opening of the site. */
export function openingCalls({ db, settings }: { db: Db; settings: Settings }): Handled[] {
  return [handle(calls.readOpening, schemas.readOpening, () => readOpening(db, settings))];
}

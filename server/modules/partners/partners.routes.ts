import * as schemas from '../../../contract/partners.schemas.ts';
import * as calls from '../../../contract/partners.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { findPartners, type WholeDirectory } from './find-partners.ts';

/** The calls of the partner directory. */
export function partnersCalls({ db, directory }: { db: Db; directory: WholeDirectory }): Handled[] {
  return [handle(calls.findPartners, schemas.findPartners, ({ query }) => findPartners(db, directory, query))];
}

import * as card from '../../../contract/partner-card.ts';
import * as contract from '../../../contract/partners.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { changeOrganization } from './change-organization.ts';
import { findPartners, type WholeDirectory } from './find-partners.ts';
import { getOrganization } from './get-organization.ts';

/** The calls of the partner directory, and of a partner's own card in it. */
export function partnersCalls({ db, directory }: { db: Db; directory: WholeDirectory }): Handled[] {
  return [
    handle(contract.findPartners, ({ query }) => findPartners(db, directory, query)),
    handle(card.getOrganization, (_, { viewer }) => getOrganization(db, viewer)),
    handle(card.changeOrganization, async ({ body }, caller) => {
      return { success: true, version: await changeOrganization(db, caller, body) } as const;
    }),
  ];
}

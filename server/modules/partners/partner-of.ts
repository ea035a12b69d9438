import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { findPartnerOfUser, type PartnerCard } from './partners.store.ts';

/** The partner that the person works for; everything in the cabinet is its. @throws Failure `partners.no-partner` */
export async function partnerOf(db: Db, { userId }: Viewer): Promise<PartnerCard> {
  return (await findPartnerOfUser(db, userId)) ?? fail('partners.no-partner');
}

import type { PartnerSummary } from '../../../contract/partner-cabinet.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { sumUpPartner } from './summary.store.ts';

/** The person's partner in numbers. @throws Failure `partners.no-partner` */
export async function getSummary(db: Db, viewer: Viewer): Promise<PartnerSummary> {
  const { id, name } = await partnerOf(db, viewer);
  return { name, ...(await sumUpPartner(db, id)) };
}

import type { OwnOrganization } from '../../../contract/partner-cabinet-card.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { findCard } from './own-card.store.ts';

/** The card of the person's partner. @throws Failure `partners.no-partner` */
export async function getOrganization(db: Db, viewer: Viewer): Promise<OwnOrganization> {
  const partner = await partnerOf(db, viewer);
  const card = (await findCard(db, partner.id)) ?? fail('partners.no-partner');
  const { id, name, city, published, version, savedWith, site, mail, phone, description } = card;
  return { id, name, city, published, version, savedWith, properties: { site, mail, phone, description } };
}

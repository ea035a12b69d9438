import { sql } from 'kysely';
import { type OpeningStep, unwrittenText } from '../../../contract/opening.values.ts';
import type { Db } from '../../infra/database/index.ts';

/** The steps that the database knows of; the rest is in the settings. */
export type StoredStep = Exclude<OpeningStep, 'public-address' | 'mail-server'>;

/** Which of them are done. */
export async function readSteps(db: Db): Promise<Record<StoredStep, boolean>> {
  const unwritten = `%${unwrittenText}%`;
  const page = (code: string) =>
    sql`exists (select from static_pages where code = ${code} and text not like ${unwritten})`;
  const article = (code: string) =>
    sql`exists (select from publications where code = ${code} and published and text not like ${unwritten})`;
  const filled = (name: string) => sql`coalesce(trim(s.value ->> ${name}), '') <> ''`;
  const { rows } = await sql<Record<StoredStep, boolean>>`
    select
      (select count(*) > 1 from users where 'operator' = any(roles) and blocked_at is null) as "second-operator",
      coalesce((select ${filled('phoneNumber')} and ${filled('mailto')} from site_settings s), false) as contacts,
      coalesce((select ${filled('promoHeader')} and ${filled('promoText')} from site_settings s), false) as "first-screen",
      ${page('about')} as about,
      ${page('user-agreement')} as "user-agreement",
      ${article('info_user_agreement')} as "agreement-article",
      ${article('faq_partner')} as "partner-article",
      exists (select from solutions where published) as solutions,
      exists (select from faqs where published) as questions,
      exists (select from tariffs where published) as tariffs,
      exists (select from partners where published) as partners,
      exists (select from partner_members) as "partner-people"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a select without a table has one row');
  return found;
}

import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listPartnerPeople, listServicePartners } from '../../../contract/partners-console.ts';
import { type ConsoleList, hasWords, namedByNumber, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { peopleFound } from '../identity/index.ts';

type PartnersQuery = CheckedInput<typeof listServicePartners>['query'];
type PeopleQuery = CheckedInput<typeof listPartnerPeople>['query'];

const columns = sql`p.id::text, p.name, p.code, p.city, p.phone, p.mail, p.published,
  (select count(*)::int from partner_members m where m.partner_id = p.id) as people`;

const partners: ConsoleList<PartnersQuery> = {
  from: sql`partners p`,
  columns,
  id: sql`p.id`,
  named: namedByNumber(sql`p.id`),
  sorts: { name: sql`p.name collate by_name`, city: sql`p.city collate by_name`, code: sql`p.code` },
  search: (words) => sql`p.id = any(array(
    select o.id from partners o where ${hasWords(sql`firm_words(o.name, o.code)`, words)}
    union select o.id from partners o where o.city = any(array(select city from (select distinct city from partners) c where ${hasWords(sql`firm_words(city, '')`, words)}))
    union select o.id from partners o where ${hasWords(sql`person_words(o.name, o.code, o.mail, o.phone)`, words)}
    union select m.partner_id from partner_members m where m.user_id = any(${peopleFound(words)})))`,
};

/** One page of the partners, by name. */
export const readPartners = (db: Db, query: PartnersQuery) => readConsoleList(db, partners, query);

/** One partner as JSON, or nothing. */
export async function readPartner(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from partners p where p.id = ${id}::bigint) row`.execute(
    db,
  );
  return rows[0] && new JsonText(rows[0].text);
}

const people: ConsoleList<PeopleQuery> = {
  from: sql`partner_members m join users u on u.id = m.user_id join partners p on p.id = m.partner_id`,
  columns: sql`m.user_id as id, u.name, u.login, u.email, m.partner_id::text as "partnerId", p.name as "partnerName",
    m.created_at as since`,
  id: sql`m.user_id`,
  sorts: { name: sql`u.name collate by_name`, since: sql`m.created_at` },
  search: (words) =>
    sql`(m.user_id = any(${peopleFound(words)}) or ${hasWords(sql`firm_words(p.name, p.code)`, words)})`,
  filters: ({ partnerId }) => [partnerId ? sql`m.partner_id = ${partnerId}::int` : undefined],
};

/** One page of the people who work in partners' cabinets, by name. */
export const readPartnerPeople = (db: Db, query: PeopleQuery) => readConsoleList(db, people, query);

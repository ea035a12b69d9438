import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listEnquiries } from '../../../contract/enquiries-console.ts';
import { type ConsoleList, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';

type Query = CheckedInput<typeof listEnquiries>['query'];

const columns = sql`e.id::text, e.form_id as "formId", e.name, e.phone, e.email, e.text, e.state, e.created_at as "createdAt"`;

const list: ConsoleList<Query> = {
  from: sql`enquiries e`,
  columns,
  id: sql`e.id`,
  sorts: { createdAt: sql`e.created_at`, name: sql`e.name collate "by_name"` },
  usualOrder: 'desc',
  search: (words) =>
    sql`concat_ws(' ', e.name, e.email, e.phone, e.text) ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`,
  filters: ({ state }) => [state && sql`e.state = ${state}`],
};

/** One page of the enquiries, the newest first. */
export const readEnquiries = (db: Db, query: Query) => readConsoleList(db, list, query);

/** One enquiry as JSON, or nothing. */
export async function readEnquiry(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from enquiries e where e.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

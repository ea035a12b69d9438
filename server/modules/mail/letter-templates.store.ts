import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import type { TemplateText } from './letters/template.ts';

/** What operators have made of a template. */
export interface TemplateState {
  id: string;
  version: number;
  /** Null once the product's own words are back. */
  edited: TemplateText | null;
  /** The product's words at the time of the change. */
  original: TemplateText;
  changedAt: Date;
  changedByName: string | null;
}

/** The words that operators have given to these templates. */
export async function readEditedTexts(db: Db, ids: readonly string[]): Promise<Map<string, TemplateText>> {
  const rows = await db
    .selectFrom('letter_templates')
    .select(['id', sql<TemplateText>`edited`.as('edited')])
    .where('id', 'in', ids)
    .where('edited', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, edited }) => [id, edited]));
}

/** What operators have made of the templates; those that nobody ever changed are not among them. */
export async function readTemplateStates(db: Db): Promise<Map<string, TemplateState>> {
  const { rows } = await sql<TemplateState>`
    select t.id, t.version, t.edited, t.original, t.changed_at as "changedAt", u.name as "changedByName"
    from letter_templates t left join users u on u.id = t.changed_by`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes changes of one template wait for each other; returns its version and its words as they are now. */
export async function takeTemplate(
  db: Db,
  id: string,
  original: TemplateText,
): Promise<Pick<TemplateState, 'version' | 'edited'>> {
  await sql`insert into letter_templates (id, version, original) values (${id}, 1, ${JSON.stringify(original)}::jsonb)
    on conflict (id) do nothing`.execute(db);
  const { rows } = await sql<Pick<TemplateState, 'version' | 'edited'>>`
    select version, edited from letter_templates where id = ${id} for update`.execute(db);
  return rows[0] ?? { version: 1, edited: null };
}

/** Saves the words of a template, or that the product's own are back. */
export async function saveTemplate(
  db: Db,
  { id, edited, original, userId }: { id: string; edited: TemplateText | null; original: TemplateText; userId: string },
): Promise<void> {
  await sql`update letter_templates set version = version + 1, edited = ${edited && JSON.stringify(edited)}::jsonb,
    original = ${JSON.stringify(original)}::jsonb, changed_at = clock_timestamp(), changed_by = ${userId}
    where id = ${id}`.execute(db);
}

import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../infra/database/index.ts';

const partnersFile = z.array(
  z.object({
    id: z.int(),
    city: z.string(),
    name: z.string(),
    properties: z.object({ site: z.string(), mail: z.string(), phone: z.string(), description: z.string() }),
    top5: z.nullable(z.int()),
  }),
);

/** Loads the partners of the demo content under their own numbers. */
export async function loadPartners(db: Db): Promise<void> {
  const file = await readFile(new URL('../../content/partners.json', import.meta.url), 'utf8');
  const rows = partnersFile.parse(JSON.parse(file)).map(({ id, city, name, properties, top5 }) => ({
    id,
    // The name of the partner's site serves as its code.
    code: properties.site.replace(/\.example$/, ''),
    city,
    name,
    ...properties,
    top5,
  }));
  await db.insertInto('partners').values(rows).execute();
  // The ids were set explicitly, so the sequence has to follow the last of them.
  await sql`select setval(pg_get_serial_sequence('partners', 'id'), (select max(id) from partners))`.execute(db);
}

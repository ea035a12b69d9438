import { generate, getDialect } from 'kysely-codegen';
import type { Db } from '../database.ts';

/** Where the types of the tables are kept; written by `npm run db:types`. */
export const schemaFile = new URL('../schema.generated.ts', import.meta.url);

/** The types of the portal's own tables as the database has them now: the text of `schema.generated.ts`. */
export function describeSchema(db: Db): Promise<string> {
  return generate({
    db,
    dialect: getDialect('postgres', { dateParser: 'string' }),
    includePattern: 'public.*',
    excludePattern: 'public.kysely_*',
    outFile: null,
  });
}

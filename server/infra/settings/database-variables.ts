import * as z from 'zod';
import { empty, flag, inPercents, whole } from './value-kinds.ts';

/** An «@» past the hosts is the end of a name or password that was cut at a sign with a meaning. */
const database = z.preprocess(
  empty,
  z
    .string()
    .regex(/^postgres(ql)?:\/\/([^/?#]*@)?[^@/?#]*([/?#][^@]*)?$/)
    .optional(),
);

/** The variables of the database. */
export const databaseVariables = {
  DATABASE_URL: {
    schema: database,
    isSecret: true,
    meaning: `PostgreSQL 15 or newer, postgres://user:password@host:5432/portal, with several hosts …@one:5432,two:5432/portal, or empty for the embedded one; ${inPercents}`,
  },
  DATABASE_DIRECT_URL: {
    schema: database,
    isSecret: true,
    meaning: `PostgreSQL past a pooler that DATABASE_URL names, postgres://…, or empty when there is none; ${inPercents}`,
  },
  DATABASE_READ_URL: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^postgres(ql)?:\/\/([^/?#]*@)?[^@,/?#]*([/?#][^@]*)?$/)
        .optional(),
    ),
    isSecret: true,
    meaning: `a replica of the database for reading, postgres://… with one host, or empty; ${inPercents}`,
  },
  DATABASE_READ_LAG_SECONDS: {
    schema: whole(5, 1, 3600),
    meaning: 'how far the replica of DATABASE_READ_URL may be behind, from 1 to 3600',
  },
  DATABASE_POOL: {
    schema: whole(16, 2, 200),
    meaning: 'how many connections a process has for requests, from 2 to 200',
  },
  DATABASE_PREPARED: {
    schema: flag,
    meaning: 'on or off: whether statements are prepared; off for PgBouncer before 1.21',
  },
  DATABASE_WAIT_SECONDS: {
    schema: whole(60, 0, 3600),
    meaning: 'how long a start waits for the database of DATABASE_URL, from 0 to 3600',
  },
} as const;

interface Given {
  readonly ROLE: string;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
}

/** What only an outside database can do. */
export function complaintsOfDatabase({ ROLE, DATABASE_URL, ...values }: Given): string[] {
  if (DATABASE_URL) return [];
  const outside = (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).filter((name) => values[name]);
  const complaints = outside.map((name) => `  ${name}\n    should be: empty, because DATABASE_URL is`);
  if (ROLE === 'web' || ROLE === 'worker')
    complaints.push(`  ROLE=${ROLE}\n    should be: all, because other processes cannot reach the embedded database`);
  return complaints;
}

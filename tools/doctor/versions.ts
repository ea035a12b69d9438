import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../server/infra/database/index.ts';
import { isStale } from '../build/stamp.ts';
import { root } from '../root.ts';
import { type Finding, type Installation, unknown, well, wrong } from './finding.ts';

const leastNode = 24;
const postgres = { oldest: 15, newest: 18 };

/** Node, PostgreSQL, the build beside its sources, the schema beside the build. */
export async function checkVersions({ database }: Installation): Promise<readonly Finding[]> {
  const own = [judgeNode(), judgeBuild()];
  if ('absent' in database) return own;
  return [...own, await judgePostgres(database.db), await judgeSchema(database.db)];
}

function judgeNode(): Finding {
  return Number.parseInt(process.versions.node, 10) >= leastNode
    ? well(`Node.js ${process.version}`)
    : wrong(`Node.js ${process.version} is older than ${leastNode}`, 'Run it with the Node of the packages.');
}

function judgeBuild(): Finding {
  if (!existsSync(path.join(root, 'dist', 'server')))
    return wrong('the pages are not built', 'Run npm run build, or lay the application out anew.');
  if (!existsSync(path.join(root, 'web'))) return well('the pages are built');
  return isStale(root)
    ? wrong('the pages are older than their sources', 'Run npm run build; npm start does it by itself.')
    : well('the pages are built of the sources that are here');
}

async function judgePostgres(db: Db): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < postgres.oldest)
    return wrong(`PostgreSQL ${version} is too old`, `Upgrade it to ${postgres.oldest} or newer.`);
  return version > postgres.newest
    ? unknown(
        `PostgreSQL ${version} is newer than those the portal is tried with`,
        `Tried are ${postgres.oldest} to ${postgres.newest}.`,
      )
    : well(`PostgreSQL ${version}`);
}

async function judgeSchema(db: Db): Promise<Finding> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere)
    return unknown('the database has no tables of the portal yet', 'The first start, or npm run migrate, makes them.');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const own = readdirSync(path.join(root, 'server', 'migrations')).map((file) => file.replace(/\.sql$/, ''));
  const missing = own.filter((name) => !applied.has(name));
  const newer = [...applied].filter((name) => !own.includes(name));
  if (missing.length > 0)
    return wrong(`the database lacks ${missing.length} migrations, first ${missing.sort()[0]}`, 'Run npm run migrate.');
  return newer.length > 0
    ? unknown(
        `the database has newer migrations: ${newer.sort().join(', ')}`,
        'A newer build was here; install it again.',
      )
    : well('the database has the schema of this build');
}

import { sql } from 'kysely';
import { type Db, listOwnMigrations } from '../database/index.ts';
import { type Finding, type Installation, unknown, well, wrong } from './finding.ts';

const leastNode = 24;
const postgres = { oldest: 15, newest: 18 };

/** Node, PostgreSQL, and the schema beside the build. */
export async function checkVersions({ database }: Installation): Promise<readonly Finding[]> {
  if ('absent' in database) return [judgeNode()];
  return [judgeNode(), await judgePostgres(database.db), await judgeSchema(database.db)];
}

function judgeNode(): Finding {
  return Number.parseInt(process.versions.node, 10) >= leastNode
    ? well(`Node.js ${process.version}`)
    : wrong(`Node.js ${process.version} старше, чем ${leastNode}`, 'Запускайте портал на Node.js из его пакетов.');
}

async function judgePostgres(db: Db): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < postgres.oldest)
    return wrong(`PostgreSQL ${version} слишком старый`, `Обновите его до ${postgres.oldest} или новее.`);
  return version > postgres.newest
    ? unknown(
        `PostgreSQL ${version} новее, чем те, на которых проверен портал`,
        `Проверены версии от ${postgres.oldest} до ${postgres.newest}.`,
      )
    : well(`PostgreSQL ${version}`);
}

async function judgeSchema(db: Db): Promise<Finding> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere)
    return unknown('В базе данных ещё нет таблиц портала', 'Их создаст первый запуск или npm run migrate.');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const own = await listOwnMigrations();
  const missing = own.filter((name) => !applied.has(name)).sort();
  const newer = [...applied].filter((name) => !own.includes(name)).sort();
  if (missing.length > 0)
    return wrong(
      `Базе данных не хватает миграций: ${missing.length}, первая ${missing[0]}`,
      'Выполните npm run migrate.',
    );
  return newer.length > 0
    ? unknown(
        `В базе данных есть миграции новее этой сборки: ${newer.join(', ')}`,
        'Здесь уже работала сборка новее; поставьте её снова.',
      )
    : well('Схема базы данных — этой сборки');
}

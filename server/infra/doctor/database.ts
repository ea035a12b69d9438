import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { type Finding, type Installation, inDigits, unknown, well, wrong } from './finding.ts';
import { checkReplica } from './replica.ts';

const rounds = 15;
const slowAnswerMs = 5;
const slowWriteMs = 25;
/** Beside those of the pool: health and sign-in 4, jobs 4, notifications 2, and the lock of the embedded database. */
const connectionsBesidePool = 11;

/** What the database is like: its speed, the order of names that it needs, and its connections. */
export async function checkDatabase({ settings, database }: Installation): Promise<readonly Finding[]> {
  if ('absent' in database) return [database.absent];
  const { db } = database;
  const connections = await checkConnections(db, settings.DATABASE_POOL);
  const replica = await checkReplica(settings);
  return [await timeAnswers(db), await timeWrites(db), ...(await checkFitness(db)), connections, ...replica];
}

async function timeAnswers(db: Db): Promise<Finding> {
  const ms = await medianMs(() => sql`select 1`.execute(db));
  return ms > slowAnswerMs
    ? wrong(
        `База данных отвечает за ${inDigits(ms)} мс, а страница спрашивает её несколько раз`,
        'Поставьте портал и базу в одну сеть; посмотрите, чем занята база.',
      )
    : well(`База данных отвечает за ${inDigits(ms)} мс`);
}

/** A message in the log of writes: it reaches the disk as any change does, and no table. */
async function timeWrites(db: Db): Promise<Finding> {
  const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db);
  if (rows[0]?.isReplica)
    return wrong('База данных не принимает записи: это реплика', 'Укажите в DATABASE_URL главный сервер.');
  const ms = await medianMs(() => sql`select pg_logical_emit_message(true, 'doctor', '')`.execute(db));
  return ms > slowWriteMs
    ? wrong(
        `База данных пишет на диск за ${inDigits(ms)} мс`,
        'Перенесите её данные на надёжный SSD; посмотрите, кто ещё пишет на этот диск.',
      )
    : well(`База данных пишет на диск за ${inDigits(ms)} мс`);
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const startedAt = performance.now();
    await run();
    took.push(performance.now() - startedAt);
  }
  return took.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

async function checkFitness(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ hasOrder: boolean; encoding: string; synchronous: string; fsync: string }>`
    select exists (select from pg_collation where collname = 'ru-x-icu') as "hasOrder",
      current_setting('server_encoding') as encoding, current_setting('synchronous_commit') as synchronous,
      current_setting('fsync') as fsync`.execute(db);
  const { hasOrder, encoding, synchronous, fsync } = rows[0] ?? {
    hasOrder: false,
    encoding: '',
    synchronous: '',
    fsync: '',
  };
  const found: Finding[] = [];
  if (!hasOrder)
    found.push(
      wrong('В базе данных нет порядка «ru-x-icu»', 'Возьмите PostgreSQL, собранный с ICU, например из Debian.'),
    );
  if (encoding !== 'UTF8')
    found.push(wrong(`Кодировка базы данных ${encoding}`, "Создайте базу заново с encoding 'UTF8'."));
  if (fsync === 'off' || synchronous === 'off')
    found.push(
      wrong(
        `fsync — ${fsync}, synchronous_commit — ${synchronous}: при обрыве питания пропадёт уже подтверждённое`,
        'Включите оба.',
      ),
    );
  return found.length > 0 ? found : [well('У базы данных нужные порядок, кодировка и бережность к записям')];
}

async function checkConnections(db: Db, pool: number): Promise<Finding> {
  const { rows } = await sql<{ most: number; used: number; portals: number; ofRole: number; ofDatabase: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
      (select count(*) from pg_stat_activity where application_name = 'portal' and datname = current_database())::int as portals,
      (select rolconnlimit from pg_roles where rolname = current_user) as "ofRole",
      (select datconnlimit from pg_database where datname = current_database()) as "ofDatabase"`.execute(db);
  const { most = 0, used = 0, portals = 0, ofRole = -1, ofDatabase = -1 } = rows[0] ?? {};
  if (most === 0) return unknown('База данных не говорит, сколько у неё соединений');
  const limits = [most, ...[ofRole, ofDatabase].filter((limit) => limit >= 0)];
  const allowed = Math.min(...limits);
  const needed = pool + connectionsBesidePool;
  if (needed > allowed)
    return wrong(
      `Процессу может понадобиться соединений: ${needed}, а база разрешает ${allowed}`,
      'Увеличьте max_connections или предел роли, уменьшите DATABASE_POOL или поставьте между ними PgBouncer.',
    );
  if (used - portals + needed > allowed || used > allowed * 0.9)
    return wrong(
      `Занято соединений с базой: ${used} из ${allowed}, а процессу может понадобиться ${needed}`,
      'Увеличьте max_connections, уменьшите DATABASE_POOL или поставьте между ними PgBouncer.',
    );
  return well(`Соединений с базой разрешено ${allowed}: хватит на процессов: ${Math.floor(allowed / needed)}`);
}

import { lookAtReplica, openDatabase } from '../database/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Finding, reasonOf, unknown, well, wrong } from './finding.ts';

const longestLookSeconds = 6;

type Asked = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATABASE_READ_LAG_SECONDS'>;

/** Whether the replica for reading keeps up with the database and is one of it; nothing where there is none. */
export async function checkReplica(settings: Asked): Promise<readonly Finding[]> {
  const { DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: mayLag } = settings;
  const primary = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (!url || !primary) return [];
  const seconds = Math.min(mayLag, longestLookSeconds);
  const [written, read] = [primary, url].map((one) =>
    openDatabase(one, { maxConnections: 1, isPooled: true, onIdleError: () => undefined }),
  ) as [ReturnType<typeof openDatabase>, ReturnType<typeof openDatabase>];
  try {
    return [judge(await lookAtReplica(written.pool, read.pool, seconds * 1_000), seconds, mayLag)];
  } catch (error) {
    return [
      wrong(
        `С реплики из DATABASE_READ_URL не прочесть: ${reasonOf(error)}`,
        'Пока читается основная база. Проверьте адрес, имя и пароль; адрес сервера, который стал основным, уберите.',
      ),
    ];
  } finally {
    await Promise.all([written.close(), read.close()]);
  }
}

function judge(state: Awaited<ReturnType<typeof lookAtReplica>>, seconds: number, mayLag: number): Finding {
  if (state === 'fresh') return well('Реплика из DATABASE_READ_URL успевает за основной базой');
  if (state === 'stray')
    return wrong(
      'Реплика из DATABASE_READ_URL — не той базы, другой линии времени или впереди основной; читается основная',
      'Назовите в DATABASE_READ_URL ту же базу. Базу возвращали к прежнему моменту — соберите реплику заново. После смены основного сервера подождите минут пять.',
    );
  const late = `Реплика из DATABASE_READ_URL за ${seconds} с не догнала основную базу`;
  return seconds < mayLag
    ? unknown(late, 'Посмотрите в журнале портала, читается ли она.')
    : wrong(`${late}, читается основная`, 'Посмотрите журнал реплики: подключена ли она и хватает ли ей диска.');
}

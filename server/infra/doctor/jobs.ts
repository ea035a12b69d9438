import { sql } from 'kysely';
import { jobInWords } from '../../../contract/jobs.words.ts';
import type { Db } from '../database/index.ts';
import { withoutSecrets } from '../jobs/index.ts';
import { type Finding, type Installation, unknown, well, wrong } from './finding.ts';

const lateMinutes = 10;
/** By then a job has been tried for some minutes. */
const triesOfTrouble = 8;

/** Whether background work is done: nothing waits long, nothing fails again and again, the schedule makes its jobs. */
export async function checkJobs({ database }: Installation): Promise<readonly Finding[]> {
  if ('absent' in database) return [];
  const { db } = database;
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null and to_regclass('jobs.schedule') is not null as "isThere"`.execute(db);
  if (!rows[0]?.isThere) return [unknown('Фоновых заданий ещё не было', 'Их заведёт первый запуск портала.')];
  const found = [...(await findSilence(db)), ...(await findLate(db)), ...(await findFailing(db))];
  return found.length > 0 ? found : [well('Фоновые задания выполняются')];
}

/** Each start saves the schedule anew: a portal that has just begun is given its time. */
async function findSilence(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ isScheduled: boolean; isSilent: boolean }>`
    with minutely as (select name from jobs.schedule where cron = '* * * * *'
        and updated_on < now() - make_interval(mins => ${lateMinutes}))
    select exists (select from minutely) as "isScheduled", not exists (
      select from jobs.job where name in (select name from minutely)
        and created_on > now() - make_interval(mins => ${lateMinutes})) as "isSilent"`.execute(db);
  return rows[0]?.isScheduled && rows[0].isSilent
    ? [
        wrong(
          `Задания по расписанию не появлялись ${lateMinutes} минут: письма, напоминания и публикации ко времени стоят`,
          'Запустите процесс портала, который выполняет задания: ROLE=all или ROLE=worker.',
        ),
      ]
    : [];
}

async function findLate(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ name: string; jobs: number; minutes: number }>`
    select name, count(*)::int as jobs, floor(extract(epoch from now() - min(start_after)) / 60)::int as minutes
    from jobs.job where state = 'created' and start_after < now() - make_interval(mins => ${lateMinutes})
      and name not like '\\_\\_pgboss%' group by name order by name`.execute(db);
  return rows.map(({ name, jobs, minutes }) =>
    wrong(
      `Заданий «${jobInWords(name)}» никто не берёт: их ${jobs}, старшее ждёт минут: ${minutes}`,
      'Посмотрите, работает ли процесс с ROLE=all или ROLE=worker и успевает ли он; прибавьте процессов.',
    ),
  );
}

interface Failing {
  readonly name: string;
  readonly isOver: boolean;
  readonly jobs: number;
  readonly reason: string | null;
}

async function findFailing(db: Db): Promise<Finding[]> {
  const { rows } = await sql<Failing>`
    select name, state = 'failed' as "isOver", count(*)::int as jobs,
      (array_agg(left(output ->> 'message', 2000) order by started_on desc nulls last))[1] as reason
    from jobs.job where (state = 'failed' or (state = 'retry' and retry_count >= ${triesOfTrouble}))
      and name not like '\\_\\_pgboss%' group by name, "isOver" order by name, "isOver" desc`.execute(db);
  return rows.map(({ name, isOver, jobs, reason }) => {
    const what = isOver ? 'не удались и больше не повторяются' : 'не удаются снова и снова';
    return wrong(
      `Задания «${jobInWords(name)}» ${what}: их ${jobs}${reason ? `. Причина последнего: ${withoutSecrets(reason)}` : ''}`,
      isOver
        ? 'Откройте «Фоновые задания» в консоли: там сказано, что случилось и что сделать. Затем нажмите «Повторить», а ненужное задание — «Забыть».'
        : 'Откройте «Фоновые задания» в консоли: там сказано, что случилось и что сделать. Задание повторится само, когда причина уйдёт.',
    );
  });
}

import type { Db } from '../../infra/database/index.ts';
import { type Jobs, onceADay } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Mailing } from '../mail/index.ts';
import { forgetOldReminders } from './reminders.store.ts';
import { writeReminders } from './write-reminders.ts';

const queue = 'subscribers.reminders';
/** Every working hour, so that reminders missed by a stop in the morning are sent the same day. */
const everyHourOfTheDay = '0 9-20 * * *';
/** How long one piece of the job may last: shorter than a stop of the process waits for running jobs. */
const pieceMs = 5_000;

interface Piece {
  after?: string;
}

/** Defines the daily job that reminds owners of subscriptions that end, before the jobs start. */
export function defineReminders({ jobs, db, log, mailing }: { jobs: Jobs; db: Db; log: Log; mailing: Mailing }): void {
  jobs.define<Piece>({
    name: queue,
    module: 'subscribers',
    does: 'Reminds owners of subscriptions that end, once a day.',
    cron: everyHourOfTheDay,
    run: ({ after: from }) =>
      onceADay(db, queue, async () => {
        const startedAt = performance.now();
        const { after, letters } = await writeReminders(
          { db, mailing },
          from,
          () => performance.now() - startedAt < pieceMs,
        );
        log.info({ letters, done: after === undefined }, 'reminders of subscriptions that end');
        if (after !== undefined) await jobs.send(db, queue, { after });
        else await forgetOldReminders(db);
        return after === undefined;
      }),
  });
}

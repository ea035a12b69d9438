import type { Db } from '../../infra/database/index.ts';
import { type Jobs, onceADay } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Mailing } from '../mail/index.ts';
import { writeDigests } from './write-digests.ts';

/** The old name of the queue: the schedule and the done days of existing databases have it. */
const queue = 'registration.digests';
/** Every hour, so that a digest missed by a stop in the morning is sent the same day. */
const everyHourOfMonday = '0 9-20 * * 1';

/** Defines the weekly letter to the people of partners; before the jobs start. */
export function defineDigests({ jobs, db, log, mailing }: { jobs: Jobs; db: Db; log: Log; mailing: Mailing }): void {
  jobs.define({
    name: queue,
    module: 'partner-cabinet',
    does: 'Writes the digest of the week to the people of partners, on Mondays.',
    cron: everyHourOfMonday,
    run: () =>
      onceADay(db, queue, async () => {
        log.info({ letters: await writeDigests({ db, mailing }) }, 'digests of the week');
        return true;
      }),
  });
}

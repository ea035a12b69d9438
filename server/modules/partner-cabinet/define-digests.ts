import type { Db } from '../../infra/database/index.ts';
import { type Jobs, onceADay } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Mailing } from '../mail/index.ts';
import { writeDigests } from './write-digests.ts';

/** The name that the schedule and the notes of done days have in a database made before the cabinet was a module. */
const queue = 'registration.digests';
/** From Monday's morning on: what a stop in the morning has missed is made good the same day. */
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

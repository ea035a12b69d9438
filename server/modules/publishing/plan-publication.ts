import type { ContentRecord } from '../../../contract/publishing.ts';
import type { Db } from '../../infra/database/index.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import type { Jobs } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { changeRecord, type Editor, type Named } from './change-record.ts';
import { changeItem, dropPlan, findPlan, secondsUntil } from './items.store.ts';
import { preparePublication } from './prepare-publication.ts';
import { publishRecord } from './publish-record.ts';
import { keepFound } from './save-draft.ts';
import { changeable } from './server-settings.ts';

const queue = 'publishing.publish';
const leastSeconds = 1;

/** Nobody has the form open at the time of a plan: a publication by hand marks the fields. */
const notReady =
  'Запись не готова: не все обязательные поля заполнены верно. Нажмите «Опубликовать» — поля будут отмечены.';

/** Enqueues a publication in the business transaction. */
export type PlanJob = (transaction: Db, id: string, afterSeconds: number) => Promise<void>;

interface Due {
  readonly plan: PlanJob;
  readonly log: Log;
  readonly settings: Pick<Settings, 'START_SERVICE_URL'>;
}

/** Defines the queue of publications at a time. */
export function definePublications(jobs: Jobs, db: Db, { log, settings }: Pick<Due, 'log' | 'settings'>): PlanJob {
  const plan: PlanJob = (transaction, id, afterSeconds) =>
    jobs.send(transaction, queue, { id }, Math.max(afterSeconds, leastSeconds));
  jobs.define<{ id: string }>({
    name: queue,
    module: 'publishing',
    does: 'Publishes a record of the content at the time that was set for it.',
    run: async ({ id }) => publishWhenDue(db, id, { plan, log, settings }),
  });
  return plan;
}

/** Only the database's clock says whether the time has come; a plan that was called off or moved leaves nothing to do. */
async function publishWhenDue(db: Db, id: string, { plan, log, settings }: Due): Promise<void> {
  const found = await findPlan(db, id);
  if (!found) return;
  if (!found.isTime) return plan(db, id, found.seconds);
  const editor = { viewer: { userId: found.publishBy, roles: ['operator'] } };
  const publish = async () =>
    publishRecord(db, editor, changeable(settings, { kind: found.kind, id, version: found.version }));
  await publish().catch(async (error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    // Somebody has just saved it: the next attempt takes what they saved.
    if (error.code === 'console.changed') return plan(db, id, leastSeconds);
    log.warn({ record: id, failure: error.code }, 'a publication at its time was refused');
    return dropPlan(db, id, error.code === 'publishing.not-ready' ? notReady : error.message);
  });
}

/** Sets the time at which the draft goes on the site. @throws Failure `publishing.past` */
export function planPublication(
  db: Db,
  editor: Editor,
  named: Named,
  at: string,
  plan: PlanJob,
): Promise<ContentRecord> {
  const made = { by: editor.viewer.userId, event: 'scheduled' } as const;
  return changeRecord(db, editor, named, 'content-scheduled', {
    event: made.event,
    isDone: ({ item }) => item.publishAt !== null && Date.parse(item.publishAt) === Date.parse(at),
    change: async (transaction, record) => {
      const seconds = await secondsUntil(transaction, at);
      if (seconds <= 0) fail('publishing.past');
      await preparePublication(transaction, record);
      await keepFound(transaction, record);
      await changeItem(
        transaction,
        named.id,
        { publishAt: at, publishBy: made.by, publishFailure: null },
        { ...made, value: record.value },
      );
      await plan(transaction, named.id, seconds);
      return { before: { publishAt: record.item.publishAt }, after: { publishAt: at } };
    },
  });
}

/** Calls the publication off; the draft stays. */
export function unplanPublication(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  const made = { by: editor.viewer.userId, event: 'unscheduled' } as const;
  return changeRecord(db, editor, named, 'content-unscheduled', {
    event: made.event,
    change: async (transaction, { item, value }) => {
      const unplanned = { publishAt: null, publishBy: null, publishFailure: null };
      await changeItem(transaction, named.id, unplanned, { ...made, value });
      return { before: { publishAt: item.publishAt }, after: { publishAt: null } };
    },
  });
}

import type { ImportProblem } from '../../../contract/archive-console.ts';
import type { CarriedMedium } from '../../../contract/media-console.values.ts';
import type { CarriedRecord, ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { Failure } from '../../infra/failures/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { type MediaJobs, takeMedium } from '../media/index.ts';
import {
  type Carrier,
  digestOf,
  findCarried,
  keepFromOthers,
  kindsToCarry,
  releaseCarried,
  takeCarried,
  takeMovedFrom,
  takeOffCarried,
} from '../publishing/index.ts';
import { listPlanned, type Plan } from './import-records.store.ts';
import type { ImportWork } from './import-work.ts';

/** What has been looked at is no longer what stands here. */
export class PlanStale extends Error {}

type Planned = Plan<CarriedRecord>;

export interface Applying {
  readonly work: ImportWork;
  readonly carrier: Carrier;
  readonly jobs: Pick<MediaJobs, 'prepare'>;
  readonly removesExtra: boolean;
  /** Collects what is wrong with records; without it the first fault ends all. */
  readonly problems?: ImportProblem[];
}

const isWritten = ({ verdict, record }: Planned) => record !== null && verdict !== 'same';
const isHereAlone = ({ verdict }: Planned) => verdict === 'extra' || verdict === 'kept';

/**
 * Writes everything that the plan of an import changes, in the transaction it is given: the library's files first, because
 * texts name them, then the kinds after those they refer to, then what goes, then the old addresses. @throws Failure,
 * PlanStale, WorkLost
 */
export async function applyPlan(transaction: Db, applying: Applying): Promise<void> {
  const { work, carrier, removesExtra } = applying;
  await applyMedia(transaction, applying);
  // Kinds may share a table: what stands here is looked at before anything is written.
  const plans = new Map<ContentKind, readonly Standing[]>();
  for (const kind of kindsToCarry) plans.set(kind, await readStanding(transaction, work.id, kind));
  const changed = new Set<ContentKind>();
  for (const [kind, planned] of plans) if (await applyKind(transaction, kind, planned, applying)) changed.add(kind);
  // What refers to others goes before them.
  for (const [kind, planned] of [...plans].toReversed())
    for (const each of planned)
      if (removesExtra && each.verdict === 'extra' && (await takeOffCarried(transaction, kind, keyedBy(each), carrier)))
        changed.add(kind);
  for (const [kind, planned] of plans)
    for (const each of planned)
      if (each.record && !isHereAlone(each)) await takeMovedFrom(transaction, kind, each.record);
  if (changed.size > 0) await tellChange(transaction, [...changed]);
}

/** A plan with what stands here, which nobody else changes until the end of the transaction. */
type Standing = Planned & { readonly here: CarriedRecord | undefined };

/** The plans of a kind that are not as they should be. @throws PlanStale when a record is not what it was at the check */
async function readStanding(transaction: Db, importId: string, kind: ContentKind): Promise<Standing[]> {
  const differing = (await listPlanned<CarriedRecord>(transaction, importId, kind)).filter(
    ({ verdict }) => verdict !== 'same',
  );
  await keepFromOthers(
    transaction,
    kind,
    differing.map(({ key }) => key),
  );
  const standing: Standing[] = [];
  for (const each of differing) {
    const here = await findCarried(transaction, kind, keyedBy(each));
    if (digestOf(here) !== each.seen) throw new PlanStale();
    standing.push({ ...each, here });
  }
  return standing;
}

async function applyMedia(transaction: Db, { work, carrier, jobs }: Applying): Promise<void> {
  for (const { verdict, record } of await listPlanned<CarriedMedium>(transaction, work.id, 'media')) {
    if (record && (verdict === 'new' || verdict === 'changed'))
      await takeMedium(transaction, record, { ...carrier, jobs });
    await work.step();
  }
}

/** Writes the records of one kind. Returns whether anything of it changes. */
async function applyKind(
  transaction: Db,
  kind: ContentKind,
  planned: readonly Standing[],
  { work, carrier, removesExtra, problems }: Applying,
): Promise<boolean> {
  const written = planned.filter((each) => isWritten(each) && !(removesExtra && each.verdict === 'extra'));
  const goes = planned.filter((each) => removesExtra && each.verdict === 'extra' && each.record);
  const freed = [...written.filter((each) => !isHereAlone(each)), ...goes];
  await releaseCarried(
    transaction,
    kind,
    freed.map(({ key }) => key),
  );
  for (const { record, here, key, title } of written) {
    if (!record) continue;
    try {
      await takeCarried(transaction, kind, record, here, carrier);
    } catch (error) {
      const faults = problemsOf({ kind, key, title }, error);
      if (!problems || !faults) throw faults ? named(faults, error) : error;
      problems.push(...faults);
    }
    await work.step();
  }
  return written.length > 0;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key of a plan is a code, or the id of a draft that has none. */
function keyedBy({ record, key }: Pick<Planned, 'record' | 'key'>): Pick<CarriedRecord, 'code' | 'id'> {
  if (record) return record;
  return uuid.test(key) ? { code: null, id: key } : { code: key, id: null };
}

/** What a person reads of a refused record; nothing where the fault is not the record's. */
function problemsOf(about: Pick<ImportProblem, 'kind' | 'key' | 'title'>, error: unknown): ImportProblem[] | undefined {
  if (!(error instanceof Failure)) return undefined;
  const fields = Object.entries(error.fields ?? {});
  if (fields.length === 0) return [{ ...about, field: null, message: error.message }];
  return fields.map(([field, message]) => ({ ...about, field, message }));
}

function named([problem]: readonly ImportProblem[], cause: unknown): Failure {
  const message = `«${problem?.title}»: ${problem?.message}. Ничего не изменено.`;
  return new Failure('archive.wrong-records', { message, cause });
}

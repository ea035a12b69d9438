import { rm } from 'node:fs/promises';
import type { ImportProblem } from '../../../contract/archive-console.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { kindsToCarry } from '../publishing/index.ts';
import { applyPlan } from './apply-plan.ts';
import { fetchArchive } from './archive-files.ts';
import { kindPath } from './archive-format.ts';
import { closeImport } from './close-import.ts';
import type { ImportNeeds } from './import-needs.ts';
import { addPlanned, countPlanned, forgetPlanned } from './import-records.store.ts';
import type { ImportWork } from './import-work.ts';
import { endWork, noteManifest } from './imports.store.ts';
import { type OpenArchive, openArchive, parseJson } from './open-archive.ts';
import { planMedia } from './plan-media.ts';
import { planRecords, readRecords } from './plan-records.ts';

const mostProblems = 50;

class Undone extends Error {}

/**
 * Checks a whole archive and keeps what it would change: its files, checksums and pictures, every record by applying all
 * of it and undoing it. The site is as before. @throws Failure with what is wrong, WorkLost
 */
export async function checkImport(needs: ImportNeeds, work: ImportWork): Promise<void> {
  const place = await fetchArchive(needs, work.id);
  try {
    const archive = await openArchive(place, needs.product);
    try {
      await checkArchive(needs, work, archive);
    } finally {
      archive.close();
    }
  } finally {
    await rm(place, { force: true });
  }
}

async function checkArchive(needs: ImportNeeds, work: ImportWork, archive: OpenArchive): Promise<void> {
  const { db } = needs;
  const { manifest } = archive;
  await noteManifest(db, work.id, manifest);
  await forgetPlanned(db, work.id);
  const records = manifest.kinds.reduce((sum, { records: count }) => sum + count, 0);
  // Each file is checked once; each record is compared once and tried once.
  await work.begin(manifest.media.records * 2 + records * 2);
  const place = counter();
  for await (const planned of planMedia(needs, archive)) {
    await addPlanned(db, work.id, place(), planned);
    await work.step();
  }
  const problems = await planKinds(needs, work, archive, place);
  if (problems.length === 0) problems.push(...(await tryPlan(needs, work)));
  const counts = await countPlanned(db, work.id);
  if (problems.length > 0) {
    const shown = { problems: problems.slice(0, mostProblems), counts };
    return closeImport(needs, work.id, (transaction) =>
      endWork(transaction, work, { state: 'refused', failure: sentenceOf(problems.length), ...shown }),
    );
  }
  await endWork(db, work, { state: 'ready', counts, notice: work.import.notice });
}

function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** Compares the records of every kind with what is here. Returns those that cannot be read. */
async function planKinds(
  { db, ownSites }: ImportNeeds,
  work: ImportWork,
  { manifest, readText }: OpenArchive,
  place: () => number,
): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = [];
  for (const kind of kindsToCarry) {
    const listed = manifest.kinds.find((one) => one.kind === kind);
    if (!listed) continue;
    const json = parseJson(await readText(kindPath(kind), listed.sha256));
    const records = readRecords(kind, json, ownSites, (fault) => problems.push({ kind, field: null, ...fault }));
    if (records.length !== listed.records && problems.length === 0) fail('archive.damaged');
    for await (const planned of planRecords(db, kind, records)) {
      await addPlanned(db, work.id, place(), planned);
      await work.step();
    }
  }
  return problems;
}

/** Applies everything and undoes it: what publishing would refuse is known before anything is changed. */
async function tryPlan({ db }: ImportNeeds, work: ImportWork): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = [];
  const carrier = { userId: work.import.startedBy };
  const jobs = { prepare: async () => undefined };
  await inTransaction(db, async (transaction) => {
    await applyPlan(transaction, { work, carrier, jobs, removesExtra: false, problems });
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return problems;
}

const sentenceOf = (count: number) =>
  count === 1
    ? 'В архиве есть запись, которую портал не примет. Исправьте её там, где архив выгружен, и выгрузите его снова. Здесь ничего не изменено.'
    : `Портал не примет записи архива: замечаний ${count}. Исправьте их там, где архив выгружен, и выгрузите его снова. Здесь ничего не изменено.`;

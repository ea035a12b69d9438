import type { CarriedRecord, ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import {
  cleanCarried,
  compareCarried,
  digestOf,
  findCarried,
  isHeld,
  keyOfCarried,
  readCarried,
  shapeFault,
  singleOf,
  titleOfCarried,
  withoutSingle,
} from '../publishing/index.ts';
import { recordSchema } from './archive-format.ts';
import type { PlannedRecord } from './import-records.store.ts';

type Planned = PlannedRecord<CarriedRecord>;

/** The records of a kind's file, each cleaned as the editor's saving would; what cannot be read is told by its key. */
export function readRecords(
  kind: ContentKind,
  json: unknown,
  ownSites: readonly string[],
  refuse: (fault: { key: string; title: string; message: string }) => void,
): CarriedRecord[] {
  if (!Array.isArray(json)) {
    refuse({ key: '', title: '', message: 'В файле раздела нет списка записей' });
    return [];
  }
  const seen = new Set<string>();
  return json.flatMap((each: unknown, place) => {
    const record = recordSchema.safeParse(each).data;
    const key = record ? keyOfCarried(record) : nameOf(each, place);
    const fault = record ? shapeFault(kind, record) : 'Запись не похожа на те, что выгружает портал';
    const isTwin = seen.has(key) ? 'Запись с таким кодом в архиве уже есть' : undefined;
    seen.add(key);
    if (record && !fault && !isTwin) return [cleanCarried(kind, record, ownSites)];
    refuse({ key, title: record ? titleOfCarried(kind, record) : '', message: fault ?? isTwin ?? '' });
    return [];
  });
}

function nameOf(each: unknown, place: number): string {
  const code = typeof each === 'object' && each !== null && 'code' in each ? each.code : undefined;
  return typeof code === 'string' ? code.slice(0, 100) : `№ ${place + 1}`;
}

/** What the records of a kind would change here, and what is here alone. */
export async function* planRecords(
  db: Db,
  kind: ContentKind,
  given: readonly CarriedRecord[],
): AsyncGenerator<Planned> {
  const taken = new Set(given.map((record) => singleOf(kind, record)).filter((value) => value != null));
  const keys = new Set(given.map(keyOfCarried));
  for await (const here of readCarried(db, kind)) {
    const key = keyOfCarried(here);
    if (keys.has(key)) continue;
    const verdict = (await isHeld(db, kind, here)) ? 'kept' : 'extra';
    const record = withoutSingle(kind, here, taken) ?? null;
    const { before, after } = record ? compareCarried(here, record) : { before: null, after: null };
    yield { kind, key, title: titleOfCarried(kind, here), verdict, record, before, after, seen: digestOf(here) };
  }
  for (const record of given) {
    const here = await findCarried(db, kind, record);
    const planned = { kind, key: keyOfCarried(record), title: titleOfCarried(kind, record), record };
    yield { ...planned, ...compareCarried(here, record), seen: digestOf(here) };
  }
}

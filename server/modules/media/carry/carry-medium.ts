import type { Readable } from 'node:stream';
import type { CarriedMedium } from '../../../../contract/media-console.values.ts';
import { writeAudit } from '../../../infra/audit/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import type { Origin } from '../../../infra/http/index.ts';
import type { MediaJobs } from '../define-media-jobs.ts';
import { everyKeyOf, keyOf, typeOf } from '../media-files.ts';
import type { MediaStorage } from '../media-storage.port.ts';
import { addCarriedMedium, describeCarriedMedium, findCarriedMedium } from './carried-media.store.ts';
import { judgeCarriedFile } from './judge-carried.ts';

export { findCarriedMedium, listCarriedMedia } from './carried-media.store.ts';

/** The bytes of a file of the library. @throws when the storage has none */
export async function readMediumFile(storage: MediaStorage, medium: CarriedMedium): Promise<Readable> {
  const answer = await storage.answer(keyOf(medium), { method: 'GET', headers: {} });
  if (answer?.status !== 200) throw new Error(`the library has no file ${keyOf(medium)}`);
  return answer.body;
}

/** Whether the storage has the file of a row: one may have been lost beside the portal. */
export async function hasMediumFile(storage: MediaStorage, medium: CarriedMedium): Promise<boolean> {
  const answer = await storage.answer(keyOf(medium), { method: 'HEAD', headers: {} });
  answer?.body.destroy();
  return answer?.status === 200;
}

/**
 * Judges a file and lays it down where the library would have it; nobody sees it before its row is there. Returns what
 * was kept. @throws Failure as the upload
 */
export async function layDownMedium(storage: MediaStorage, path: string, given: CarriedMedium): Promise<CarriedMedium> {
  const { source, ...kept } = await judgeCarriedFile(path, given);
  const medium = { ...given, ...kept };
  await storage.put(keyOf(medium), source, typeOf[medium.extension] ?? '');
  return medium;
}

/** Everything that the storage may have of these files. */
export const keysOfMedia = (media: readonly CarriedMedium[]): string[] => media.flatMap(everyKeyOf);

interface Taking {
  readonly jobs: Pick<MediaJobs, 'prepare'>;
  readonly userId: string | null;
  readonly origin?: Origin | undefined;
}

/** Takes a file that has been laid down into the library, or describes the one that is there already. */
export async function takeMedium(
  transaction: Db,
  medium: CarriedMedium,
  { jobs, userId, origin }: Taking,
): Promise<void> {
  const here = await findCarriedMedium(transaction, medium.id);
  const { id, kind, fileName, bytes, alt } = medium;
  if (here) {
    await describeCarriedMedium(transaction, medium);
    const change = { before: { alt: here.alt }, after: { alt } };
    return writeAudit(transaction, { action: 'media-described', origin, userId, object: id, change });
  }
  await addCarriedMedium(transaction, medium, userId);
  if (kind === 'picture') await jobs.prepare(transaction, id);
  const change = { before: null, after: { fileName, kind, bytes } };
  await writeAudit(transaction, { action: 'media-uploaded', origin, userId, object: id, change });
}

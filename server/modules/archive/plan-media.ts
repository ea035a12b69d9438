import { rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { CarriedMedium } from '../../../contract/media-console.values.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import { findCarriedMedium, layDownMedium, listCarriedMedia } from '../media/index.ts';
import { newPlace } from './archive-files.ts';
import { type ArchivedMedium, mediaListPath, mediumPath, mediumSchema } from './archive-format.ts';
import type { ImportNeeds } from './import-needs.ts';
import type { PlannedRecord } from './import-records.store.ts';
import { type OpenArchive, parseJson } from './open-archive.ts';

type Planned = PlannedRecord<CarriedMedium>;

/**
 * Compares the library of the archive with the one here. A file that is new here is judged by its bytes and laid down;
 * files of here alone are kept, because nobody sees what no text names. @throws Failure
 */
export async function* planMedia(needs: ImportNeeds, archive: OpenArchive): AsyncGenerator<Planned> {
  const { manifest, readText, media: names } = archive;
  const json = parseJson(await readText(mediaListPath, manifest.media.sha256));
  const media = z.array(mediumSchema).safeParse(json).data ?? fail('archive.damaged');
  const paths = new Set(media.map(mediumPath));
  if (paths.size !== media.length || media.length !== manifest.media.records) fail('archive.damaged');
  if ([...names].some((name) => !paths.has(name))) fail('archive.strange');
  for (const medium of media) yield await planMedium(needs, archive, medium);
  const ids = new Set(media.map(({ id }) => id));
  for (const { id, fileName } of await listCarriedMedia(needs.db))
    if (!ids.has(id)) yield { ...hereAlone, key: id, title: fileName };
}

const hereAlone = { kind: 'media', verdict: 'kept', record: null, before: null, after: null, seen: '' } as const;

async function planMedium(needs: ImportNeeds, archive: OpenArchive, given: ArchivedMedium): Promise<Planned> {
  const { sha256, ...medium } = given;
  const planned = { kind: 'media', key: medium.id, title: medium.fileName, seen: '' } as const;
  const here = await findCarriedMedium(needs.db, medium.id);
  if (!here) {
    const record = await layDown(needs, archive, medium, sha256);
    return { ...planned, verdict: 'new', record, before: null, after: { alt: medium.alt } };
  }
  if (mediumPath(here) !== mediumPath(medium))
    fail('archive.strange', {
      message: `Под адресом файла «${medium.fileName}» здесь лежит другой файл, «${here.fileName}».`,
    });
  if (here.alt === medium.alt) return { ...planned, verdict: 'same', record: here, before: null, after: null };
  const record = { ...here, alt: medium.alt };
  return { ...planned, verdict: 'changed', record, before: { alt: here.alt }, after: { alt: medium.alt } };
}

async function layDown(
  needs: ImportNeeds,
  { unpack }: OpenArchive,
  medium: CarriedMedium,
  sha256: string,
): Promise<CarriedMedium> {
  const place = await newPlace(needs);
  try {
    await unpack(mediumPath(medium), sha256, place, needs.mostFileBytes);
    return await layDownMedium(needs.storage, place, medium);
  } catch (error) {
    // A disk that is full or a storage that is away is no fault of the file.
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    throw new Failure(error.code, { message: `Файл «${medium.fileName}»: ${error.message}`, cause: error });
  } finally {
    await rm(place, { force: true });
  }
}

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ConsoleMediumWithUses } from '../../../contract/media-console.ts';
import { type MediaKind, mediaKinds } from '../../../contract/media-console.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Lane } from '../../infra/limits/index.ts';
import { addressName } from './address-name.ts';
import { checkCaptions } from './check-captions.ts';
import { checkVideo } from './check-video.ts';
import { cleanVector } from './clean-vector.ts';
import type { MediaJobs } from './define-media-jobs.ts';
import { type FileType, findFileType } from './find-file-type.ts';
import { deleteLeftArrival, type NewMedium, noteArrival, noteKept } from './media.store.ts';
import { everyKeyOf, keyOf, typeOf } from './media-files.ts';
import type { FileSource, MediaStorage } from './media-storage.port.ts';
import { getMedium } from './read-media.ts';
import { readPicture } from './read-picture.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

/** What an upload needs of the process. */
export interface UploadNeeds {
  db: Db;
  storage: MediaStorage;
  /** Where files lie while they come in. */
  incoming: string;
  mostBytes: Readonly<Record<MediaKind, number>>;
  /** One picture is decoded at once, so that a drop of fifty takes one thread. */
  checking: Lane;
  jobs: MediaJobs;
}

const megabyte = 1024 * 1024;
const idBytes = 8;

/** A file by its name, with the key that was drawn when it was chosen. */
interface Named {
  readonly name: string;
  readonly key?: string | undefined;
}

/**
 * Takes a file into the library: received to the disk, judged by its bytes alone, encoded anew, kept, noted. Its variants
 * are a job. Nothing stays behind a refusal, nor behind a repetition. @throws Failure of the call
 */
export async function uploadMedium(
  needs: UploadNeeds,
  named: Named,
  caller: SignedInCaller,
): Promise<ConsoleMediumWithUses> {
  const received = await receive(needs, caller);
  try {
    const check = () => judge(received);
    const kept =
      (await needs.checking.run(caller.viewer.userId, check)) ?? fail('media.busy', { retryAfterSeconds: 5 });
    return await keep(needs, kept, named, caller);
  } finally {
    await rm(received.path, { force: true });
  }
}

function receive({ incoming, mostBytes }: UploadNeeds, { file, viewer }: SignedInCaller): Promise<ReceivedFile> {
  const [picture, vector, video, captions] = mediaKinds.map((kind) => Math.floor(mostBytes[kind] / megabyte));
  return receiveFile(file ?? fail('common.empty-file'), {
    folder: incoming,
    mostBytes: Math.max(...Object.values(mostBytes)),
    mostOf: ({ kind }) => mostBytes[kind],
    tooLarge: `Файл слишком большой. Картинка может занимать до ${picture} МБ, SVG до ${vector} МБ, видео до ${video} МБ, субтитры до ${captions} МБ.`,
    typeOf: async (head) => {
      const type = await findFileType(head);
      if (type.kind === 'vector' && !viewer.roles.includes('operator')) fail('media.vector-by-operator');
      return type;
    },
  });
}

interface Judged {
  readonly kind: FileType['kind'];
  readonly source: FileSource;
  readonly bytes: number;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
}

async function judge({ path: place, bytes, type: { kind, format } }: ReceivedFile): Promise<Judged> {
  if (kind === 'video' || kind === 'captions') {
    await (kind === 'video' ? checkVideo(place, bytes, format) : checkCaptions(place));
    return { kind, source: { path: place }, bytes, extension: format, width: null, height: null };
  }
  const { bytes: content, ...rest } = await (kind === 'vector' ? cleanVector : readPicture)(place);
  return { kind, source: { bytes: content }, bytes: content.length, ...rest };
}

/** The row comes first and says `arriving`: a kill between the two leaves something that is found. */
async function keep(
  { db, storage, jobs }: UploadNeeds,
  { source, ...judged }: Judged,
  { name: fileName, key }: Named,
  { viewer, origin }: SignedInCaller,
): Promise<ConsoleMediumWithUses> {
  const name = path.basename(fileName.replaceAll('\\', '/')) || fileName;
  const id = randomBytes(idBytes).toString('hex');
  const medium: NewMedium = { ...judged, id, name: addressName(name), fileName: name, userId: viewer.userId };
  const { userId } = viewer;
  const takeIn = async (transaction: Db) => {
    const isPicture = medium.kind === 'picture';
    await noteKept(transaction, id, isPicture ? 'preparing' : 'ready');
    if (isPicture) await jobs.prepare(transaction, id);
    const after = { fileName: name, kind: medium.kind, bytes: medium.bytes };
    const change = { before: null, after };
    await writeAudit(transaction, { action: 'media-uploaded', origin, userId, object: id, change });
    return id;
  };
  const forget = () =>
    storage.remove(everyKeyOf(medium)).then(
      () => deleteLeftArrival(db, id),
      () => undefined,
    );
  const asked = { userId, key, what: 'media-uploaded', asked: { fileName } };
  let made = '';
  await noteArrival(db, medium);
  try {
    await storage.put(keyOf(medium), source, typeOf[medium.extension] ?? '');
    made = await inTransaction(db, (transaction) => doOnce(transaction, asked, () => takeIn(transaction)));
  } finally {
    if (made !== id) await forget();
  }
  return getMedium(db, made);
}

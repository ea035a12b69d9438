import type { getArchiveContents } from '../../../contract/archive-console.ts';
import type { CallAnswer } from '../../../contract/call.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { FileAnswer } from '../../infra/http/index.ts';
import { listCarriedMedia } from '../media/index.ts';
import { countCarried, kindsToCarry } from '../publishing/index.ts';
import type { Bringer } from './begin-import.ts';
import { type ArchiveNeeds, gatherContent, writeArchive } from './write-archive.ts';

/** The archive as a file that is made while it is sent; that it was asked for is a row of the audit. */
export async function exportContent(needs: ArchiveNeeds, bringer: Bringer): Promise<FileAnswer> {
  return new FileAnswer(archiveName(), (await openExport(needs, bringer)).pieces);
}

/** The same for a command of the server. */
export const exportByCommand = (needs: ArchiveNeeds) => openExport(needs, { userId: null });

async function openExport(needs: ArchiveNeeds, { userId, origin }: Bringer) {
  const source = await gatherContent(needs);
  const records = source.kinds.reduce((sum, one) => sum + one.records, 0);
  const counts = { records, files: source.media.length, missing: source.missing.length };
  await writeAudit(needs.db, { action: 'archive-exported', origin, userId, details: counts });
  return { ...counts, pieces: writeArchive(needs, source) };
}

/** By the moment in the service's own time, so that two archives of a day stand side by side. */
export const archiveName = (): string =>
  `schety-content-${new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Almaty' }).replace(' ', '-').replaceAll(':', '')}.zip`;

/** What an archive of now would have. */
export async function readContents(db: Db): Promise<CallAnswer<typeof getArchiveContents>> {
  const kinds = [];
  for (const kind of kindsToCarry) kinds.push({ kind, records: await countCarried(db, kind) });
  const media = await listCarriedMedia(db);
  return { kinds, files: media.length, bytes: media.reduce((sum, { bytes }) => sum + bytes, 0) };
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CallAnswer, CheckedInput } from '../../../../contract/call.ts';
import type { readImport as call } from '../../../../contract/invitations-import.ts';
import { type ImportEncoding, importFirstRows, importLimits } from '../../../../contract/invitations-import.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { Viewer } from '../../../infra/http/index.ts';
import { partnerOf } from '../../partners/index.ts';
import { openText, type TextFile } from './decode-file.ts';
import { guessLayout, type Layout } from './guess-layout.ts';
import { findLayouts } from './import-layouts.store.ts';
import { lettersOf } from './name-headings.ts';
import { readTable, type TableRow } from './read-table.ts';
import { refuseDocuments } from './refuse-documents.ts';

/** A cell is shown so far. */
const shownLength = 80;

/**
 * The beginning of a file, its encoding and what its columns most likely hold; nothing is kept.
 * @throws Failure `partners.no-partner`, `imports.*`
 */
export async function readImport(
  db: Db,
  viewer: Viewer,
  { file, encoding }: CheckedInput<typeof call>['body'],
): Promise<CallAnswer<typeof call>> {
  const partner = await partnerOf(db, viewer);
  const text = await openFile(file, encoding);
  const rows = await readTable(text, importFirstRows);
  const known = await knownLayout(db, partner.id, rows);
  return {
    encoding: text.encoding,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(shorten) })),
    layout: known ?? guessLayout(rows),
    isKnown: known !== undefined,
  };
}

/**
 * The text of an uploaded file, which may be packed.
 * @throws Failure `imports.too-large`, `imports.empty`, `imports.not-text` when it is packed wrongly, or what kind of document it is
 */
export async function openFile(base64: string, encoding: ImportEncoding | undefined): Promise<TextFile> {
  const sent = Buffer.from(base64, 'base64');
  const bytes = gzip.every((byte, index) => sent[index] === byte) ? await unpack(sent) : sent;
  if (bytes.length > importLimits.fileBytes) fail('imports.too-large');
  if (bytes.length === 0) fail('imports.empty');
  await refuseDocuments(bytes);
  return openText(bytes, encoding);
}

const gzip = [0x1f, 0x8b];

/** A bomb is unpacked no further than the limit. */
async function unpack(packed: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(packed, { maxOutputLength: importLimits.fileBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') fail('imports.too-large');
    fail('imports.not-text', { cause: error });
  }
}

/** The headings of a line as its layout is kept by; nothing where no cell has a letter. */
export function headingsKey({ cells }: TableRow): string | undefined {
  const headings = cells.map(lettersOf);
  return headings.some(Boolean) ? createHash('sha256').update(JSON.stringify(headings)).digest('hex') : undefined;
}

/** What the partner chose for a line that stands here too, which may not be the one that a guess takes for the head. */
async function knownLayout(db: Db, partnerId: number, rows: readonly TableRow[]): Promise<Layout | undefined> {
  const keys = new Map(rows.map((row) => [row.line, headingsKey(row)]));
  const known = await findLayouts(
    db,
    partnerId,
    [...keys.values()].filter((key) => key !== undefined),
  );
  const head = rows.find(({ line }) => known.has(keys.get(line) ?? ''))?.line;
  const columns = head === undefined ? undefined : known.get(keys.get(head) ?? '');
  return head === undefined || columns === undefined ? undefined : { head, columns };
}

const shorten = (cell: string) => cell.slice(0, shownLength).toWellFormed();

import { fileTypeFromBuffer } from 'file-type';
import { fail } from '../../../infra/failures/index.ts';

const zip = Buffer.from('PK\u0003\u0004');
/** Excel and Word before 2007, and books of today under a password. */
const compound = Buffer.from('d0cf11e0', 'hex');
/** Books of Excel 2 to 4, from which programs without Excel still export. */
const oldBooks = ['09000400', '09020600', '09040600'].map((mark) => Buffer.from(mark, 'hex'));
const archives = ['Rar!', '7z\u00bc\u00af', '\u001f\u008b'].map((mark) => Buffer.from(mark, 'latin1'));

const begins = (bytes: Uint8Array, mark: Uint8Array) => mark.every((byte, index) => bytes[index] === byte);

/** What a packed file holds, by its extension in the library's words; others are plain archives. */
const packed: Readonly<Record<string, 'imports.spreadsheet' | 'imports.numbers' | 'imports.document'>> = {
  ...Object.fromEntries(['xlsx', 'xlsm', 'xltx', 'xltm', 'ods', 'ots'].map((end) => [end, 'imports.spreadsheet'])),
  numbers: 'imports.numbers',
  ...Object.fromEntries(['docx', 'docm', 'dotx', 'odt', 'pptx', 'odp'].map((end) => [end, 'imports.document'])),
};

/**
 * A document that is no text is refused by what it is, whatever its name says. Only marks that no table begins with are
 * looked at: a heading «ID3» or «BM» is one of music or of a picture to a library.
 * @throws Failure `imports.spreadsheet`, `imports.numbers`, `imports.document`, `imports.archive`
 */
export async function refuseDocuments(bytes: Uint8Array): Promise<void> {
  if (begins(bytes, compound)) fail(hasWord(bytes) ? 'imports.document' : 'imports.spreadsheet');
  if (oldBooks.some((mark) => begins(bytes, mark))) fail('imports.spreadsheet');
  if (archives.some((mark) => begins(bytes, mark))) fail('imports.archive');
  if (!begins(bytes, zip)) return;
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  fail(packed[type?.ext ?? ''] ?? 'imports.archive');
}

const wordText = Buffer.from('WordDocument', 'utf16le');
const hasWord = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(wordText);

const printed = /^[\ufeff\s]*(?:%PDF-|\{\\rtf)/i;
const xml = /^[\ufeff\s]*<\?xml\b/i;
/** A page, a piece of one, or one with its pictures in one file. */
const page = /^[\ufeff\s]*(?:<!doctype html|<!--|<[a-z][\w:-]*(?:[\s/][^<>]*)?>|MIME-Version:)/i;
const xhtml = /<html\b/i;

/**
 * Documents that are text to a machine: as a table they would be rows of markup.
 * @throws Failure `imports.document`, `imports.xml`, `imports.web-page`
 */
export function refuseMarkup(beginning: string): void {
  if (printed.test(beginning)) fail('imports.document');
  if (xml.test(beginning)) fail(xhtml.test(beginning) ? 'imports.web-page' : 'imports.xml');
  if (page.test(beginning)) fail('imports.web-page');
}

import { setImmediate } from 'node:timers/promises';
import type { ImportEncoding } from '../../../../contract/invitations-import.values.ts';
import { fail } from '../../../infra/failures/index.ts';
import { findEncoding } from './find-encoding.ts';
import { refuseMarkup } from './refuse-documents.ts';

/** Characters that no text of a table holds. */
const noText = /(?![\t-\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]/u;
/** Bytes that stand for no letter in some encodings: one of them does not spoil a file. */
const noLetter = /[\x7f-\x9f]/g;
/** The decoder takes one mark off; a file saved twice by programs that add one begins with more. */
const moreMarks = /^\ufeff+/;
/** Ctrl+Z ended files once, and some programs still write it. */
const endOfFile = '\u001a';

/** Bytes decoded before other requests have their turn. */
const bytesAtOnce = 64 * 1024;

/** A file of text and its encoding. */
export interface TextFile {
  readonly bytes: Uint8Array;
  readonly encoding: ImportEncoding;
}

/** The encoding of the file, by its bytes unless a person has chosen it. @throws Failure `imports.not-text` */
export function openText(bytes: Uint8Array, chosen?: ImportEncoding): TextFile {
  return { bytes, encoding: chosen ?? findEncoding(bytes) ?? fail('imports.not-text') };
}

/**
 * The text piece by piece, each end of a line as «\n», what cannot be read as U+FFFD. Other requests have their turn
 * between the pieces. @throws Failure `imports.not-text`, or what kind of document the text is
 */
export async function* decodeText({ bytes, encoding }: TextFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    const end = start + bytesAtOnce;
    const piece = decoder.decode(bytes.subarray(start, end), { stream: end < bytes.length });
    const decoded = held + (start === 0 ? piece.replace(moreMarks, '') : piece);
    // The «\n» of a «\r\n» may stand in the next piece.
    held = end < bytes.length && decoded.endsWith('\r') ? '\r' : '';
    const whole = held === '' ? decoded : decoded.slice(0, -1);
    const text = end >= bytes.length && whole.endsWith(endOfFile) ? whole.slice(0, -1) : whole;
    if (start === 0) refuseMarkup(text);
    if (noText.test(text)) fail('imports.not-text');
    yield text.replace(/\r\n?/g, '\n').replace(noLetter, '\ufffd');
    await setImmediate();
  }
}

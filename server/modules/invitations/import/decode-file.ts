import { setImmediate } from 'node:timers/promises';
import type { ImportEncoding } from '../../../../contract/invitations-import.values.ts';
import { fail } from '../../../infra/failures/index.ts';
import { findEncoding } from './find-encoding.ts';
import { refuseMarkup } from './refuse-documents.ts';

/** Characters that no letter, space or line is made of: one of them is a fault of its row, many make a file of another kind. */
const noText = /(?![\t-\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]/gu;
/** A text has fewer than one of them in so many letters, wherever one looks. */
const lettersForOne = 20;
/** Letters looked at together: the beginning of a database has hardly any text, whatever follows. */
const lettersLookedAt = 1000;
/** What stands for no letter in some encodings. */
const noLetter = /[\x7f-\x9f\ufffe\uffff]/g;
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

/** The encoding of the file, by its bytes unless a person has chosen it. */
export function openText(bytes: Uint8Array, chosen?: ImportEncoding): TextFile {
  return { bytes, encoding: chosen ?? findEncoding(bytes) };
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
    if (!isText(text)) fail('imports.not-text');
    yield text.replace(/\r\n?/g, '\n').replace(noLetter, '\ufffd');
    await setImmediate();
  }
}

/** Whether few characters of any stretch are of no text; a single one is few however short the stretch is. */
function isText(text: string): boolean {
  for (let start = 0; start < text.length; start += lettersLookedAt) {
    const stretch = text.slice(start, start + lettersLookedAt);
    const strange = stretch.match(noText)?.length ?? 0;
    if (strange > 1 + stretch.length / lettersForOne) return false;
  }
  return true;
}

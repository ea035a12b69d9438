import { fail } from '../../../infra/failures/index.ts';

const zip = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of old Excel files. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const utf16 = [0xff, 0xfe];

const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
/** Characters that no text of a table holds. */
const noText = /(?![\t\r\n\v\f])\p{Cc}|[\ufffe\uffff]/u;
/** Ctrl+Z ended files once, and some programs still write it. */
const endOfFile = '\u001a';

/**
 * The text of a table saved by a spreadsheet: UTF-8 with or without its mark, UTF-16 as Excel's «Текст Юникод», else
 * Windows-1251. @throws Failure `imports.spreadsheet`, `imports.not-text`
 */
export function decodeFile(bytes: Uint8Array): string {
  if (begins(bytes, zip) || begins(bytes, compound)) fail('imports.spreadsheet');
  const whole = asText(bytes);
  const text = whole.endsWith(endOfFile) ? whole.slice(0, -1) : whole;
  if (noText.test(text) || !text.isWellFormed()) fail('imports.not-text');
  return text;
}

function asText(bytes: Uint8Array): string {
  if (begins(bytes, utf16)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

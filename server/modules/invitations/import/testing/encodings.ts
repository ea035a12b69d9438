import type { ImportEncoding } from '../../../../../contract/invitations-import.values.ts';

/** What programs put for a letter that the encoding lacks. */
const lost = 0x3f;

function eightBit(encoding: string): (text: string) => Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return (text) => Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? lost));
}

/** A text as programs write it in each encoding, without a mark. */
export const encodings = {
  'utf-8': (text) => Buffer.from(text),
  'windows-1251': eightBit('windows-1251'),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  ibm866: eightBit('ibm866'),
  'koi8-r': eightBit('koi8-r'),
  'x-mac-cyrillic': eightBit('x-mac-cyrillic'),
} as const satisfies Record<ImportEncoding, (text: string) => Buffer>;

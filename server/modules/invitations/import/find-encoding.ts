import { isUtf8 } from 'node:buffer';
import { detect, detectAll } from 'jschardet';
import type { ImportEncoding } from '../../../../contract/invitations-import.values.ts';

const marks: readonly (readonly [ImportEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** As much of a table tells its encoding. */
const sampleBytes = 16 * 1024;

/** Eight-bit encodings of Russian; of two that read a text equally well the first is taken. */
const eightBit = ['windows-1251', 'ibm866', 'koi8-r', 'x-mac-cyrillic'] as const;
/** Nearly every file that is not in Unicode is in this one; another has to read so many times better. */
const usual = 'windows-1251';
const clearlyBetter = 1.5;

/** The encoding of a text: by its mark; else by its bytes, as the detector judges them. */
export function findEncoding(bytes: Uint8Array): ImportEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, sampleBytes);
  // Every table has a Latin letter, a separator or the end of a line, and in UTF-16 a zero beside it.
  const utf16 = sample.includes(0) ? utf16Of(sample) : undefined;
  if (utf16) return utf16;
  return isUtf8(bytes) || isNearlyUtf8(bytes) ? 'utf-8' : eightBitOf(bytes);
}

/** Any other file with zeros in it gives signs of all the world’s writings. */
function utf16Of(sample: Uint8Array): ImportEncoding | undefined {
  const even = sample.subarray(0, sample.length - (sample.length % 2));
  if (even.length === 0) return undefined;
  const { encoding } = detect(even, { detectEncodings: ['utf-16-le', 'utf-16-be', 'windows-1252'] });
  const found = encoding === 'utf-16-be' ? 'utf-16be' : 'utf-16le';
  const text = new TextDecoder(found).decode(even);
  const strange = text.match(/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]/gu)?.length ?? 0;
  return strange * 10 > text.length ? undefined : found;
}

/** Whether few of many letters are broken, as at the seam of two files; text of eight bits is broken nearly everywhere. */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, sampleBytes));
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return whole > broken * 10;
}

/** The encoding in which the words that are not Latin look most like Russian. */
function eightBitOf(bytes: Uint8Array): ImportEncoding {
  const beginning = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 1);
  const sample = withoutRules(bytes.subarray(beginning, beginning + sampleBytes));
  // For the detector a file with any other control character is no text.
  const readings = eightBit.map((encoding) => ({
    encoding,
    text: new TextDecoder(encoding).decode(sample).replace(/\p{Cc}/gu, ' '),
  }));
  if (readings.every(({ encoding, text }) => (encoding === usual ? isShortName(text) : !legalForm.test(text))))
    return usual;
  const [best] = readings
    .map(({ encoding, text }) => {
      const prior = (encoding === usual ? clearlyBetter : 1) * (legalForm.test(text) ? certain : 1);
      return { encoding, score: likenessOf(text) * prior };
    })
    .sort((one, other) => other.score - one.score);
  return best?.encoding ?? usual;
}

/** Of so few letters the detector knows nothing: «УЮТ» was «счр» of KOI8-R to it. */
const mostUnsure = 5;
const plausible = /^(?:[А-ЯЁ]?[а-яё]*|[А-ЯЁ]+)$/;

/** Whether a text has but a few Russian letters and no other foreign sign, small ones, capitals, or small ones after a capital. */
function isShortName(text: string): boolean {
  const words = text.match(/[^\0-\x7f]+/g) ?? [];
  return words.join('').length <= mostUnsure && words.every((word) => plausible.test(word));
}

/** Without the lines that old programs draw of signs, whose bytes are letters in another encoding. */
const withoutRules = (bytes: Uint8Array) =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/([\x80-\xff])\1{3,}/g, ' '),
    'latin1',
  );

/**
 * How much the text looks like Russian. The detector knows small letters best, so that tables in capitals are shown to it
 * in small ones; a capital after a small letter, and a letter that neither Russian nor Kazakh has, tell of a wrong reading.
 */
function likenessOf(text: string): number {
  const words = text.match(/\p{Script=Cyrillic}+/gu) ?? [];
  const odd = words.filter((word) => oddWord.test(word)).length;
  const found = detectAll(inWindows1251(text.toLowerCase()), { detectEncodings, minimumThreshold: 0 });
  const confidence = found.find(({ encoding }) => encoding === 'Windows-1251')?.confidence ?? 0;
  return confidence * Math.max(0, 1 - (oddWeight * odd) / Math.max(1, words.length));
}

/** A reading with one of these words is hardly wrong, however little else there is to judge by. */
const legalForm = /(?<![\p{L}\p{N}])(?:ТОО|ИП|АО|ООО|КХ|ЖШС|ЖК)(?![\p{L}\p{N}])/u;
const certain = 3;

/** In MacCyrillic nothing but capitals and «я» differs from Windows-1251: few words of a wrong reading are odd. */
const oddWeight = 3;

const oddWord = /\p{Ll}\p{Lu}|[ЂЃЄЅЈ-Џђѓєѕј-џ]/u;
const detectEncodings = ['windows-1251', 'cp866', 'koi8-r', 'mac-cyrillic', 'windows-1252'];

/** A byte that no text in Windows-1251 has. */
const foreign = 0x98;
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder(usual).decode(Uint8Array.of(byte)), byte]),
);
const inWindows1251 = (text: string) => Uint8Array.from(text, (letter) => byteOf.get(letter) ?? foreign);

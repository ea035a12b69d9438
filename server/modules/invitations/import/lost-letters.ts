import { rowProblems } from '../../../../contract/invitations-import.values.ts';

/** A «?» in a word: programs put it for letters that the encoding lacks, such as the Kazakh ones in Windows-1251. */
const inName = /\p{L}\?|\?\p{L}|\?\?/u;
/** At the end of a word of a note it may well be a question. */
const inNote = /\?\p{L}/u;
/**
 * What other programs have read wrongly and saved so. «РўРћРћ» is «ТОО» in UTF-8 read as Windows-1251, «Ð¢ÐžÐž» and «ÒÎÎ»
 * are «ТОО» in UTF-8 and in Windows-1251 read as the encoding of Western Europe, whose letters with signs no word has
 * three of in a row; lines of boxes at letters are letters of Windows-1251 in CP866 and KOI8-R.
 */
const unread = new RegExp(
  [
    '\\ufffd',
    '\\p{L}[\\u2500-\\u259f]|[\\u2500-\\u259f]\\p{L}',
    '(?:[РС][\\u00a0-\\u00bf\\u0401-\\u040f\\u0451-\\u045f\\u0490\\u0491\\u2013-\\u2122]){3}',
    '(?:[ÐÑ][\\u0080-\\u00bf\\u0152-\\u0192\\u02c6\\u02dc\\u2013-\\u2122]){2}',
    '[\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u00ff]{3}',
  ].join('|'),
  'u',
);
/** What spreadsheets write where a formula has failed, and for a number in a column too narrow for it. */
const failed = /^\s*(#(?:[НN]\/[ДA]|[\p{Lu}\d/]+[!?]|#+))\s*$/u;
/** A spreadsheet writes a long number so, and the digits that it leaves out are lost. */
const shortened = /(?<![\p{L}\d])\d(?:[.,]\d+)?E\+\d{2,}(?![\p{L}\d])/u;
/** As much of the word is shown, on either side. */
const lettersBeside = 20;

/**
 * What of a text is lost: its value where a formula failed, letters when the file was saved or by a wrong encoding, digits
 * that a spreadsheet left out. The letters of an address have rules of their own.
 */
export function lettersProblem(text: string, kind: 'name' | 'note' | 'address'): string | undefined {
  const [, sign] = failed.exec(text) ?? [];
  if (sign) return rowProblems.failedFormula(sign);
  if (kind === 'address') return undefined;
  const broken = text.search(unread);
  if (broken >= 0) return rowProblems.unreadLetters(wordAt(text, broken));
  const lost = text.search(kind === 'name' ? inName : inNote);
  if (lost >= 0) return rowProblems.lostLetters(wordAt(text, lost));
  const [number] = shortened.exec(text) ?? [];
  return number && rowProblems.shortenedNumber(number);
}

function wordAt(text: string, place: number): string {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, place - lettersBeside), place)) ?? [];
  const [after = ''] = /^\S*/.exec(text.slice(place, place + lettersBeside)) ?? [];
  return (before + after).toWellFormed().replace(/^[«"(]+|[»")]+$/g, '');
}

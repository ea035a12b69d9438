import { rowProblems } from '../../../../contract/invitations-import.values.ts';

/** A «?» in a word: programs put it for letters that the encoding lacks, such as the Kazakh ones in Windows-1251. */
const inName = /\p{L}\?|\?\p{L}|\?\?/u;
/** At the end of a word of a note it may well be a question. */
const inNote = /\?\p{L}/u;
/**
 * «РўРћРћ» is «ТОО» in UTF-8 that a program has read as Windows-1251 and saved so; lines of boxes at letters are letters of
 * Windows-1251 in CP866 and KOI8-R.
 */
const unread =
  /\ufffd|\p{L}[\u2500-\u259f]|[\u2500-\u259f]\p{L}|(?:[РС][\u00a0-\u00bf\u0401-\u040f\u0451-\u045f\u0490\u0491\u2013-\u2122]){3}/u;
/** A spreadsheet writes a long number so, and the digits that it leaves out are lost. */
const shortened = /(?<![\p{L}\d])\d(?:[.,]\d+)?E\+\d{2,}(?![\p{L}\d])/u;
/** As much of the word is shown, on either side. */
const lettersBeside = 20;

/** What of a text is lost: letters when the file was saved or by a wrong encoding, digits that a spreadsheet left out. */
export function lettersProblem(text: string, kind: 'name' | 'note'): string | undefined {
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

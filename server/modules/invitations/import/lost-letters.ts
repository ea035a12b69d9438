import { rowProblems } from '../../../../contract/invitations-import.values.ts';

/** A «?» in a word: programs put it for letters that the encoding lacks, such as the Kazakh ones in Windows-1251. */
const inName = /\p{L}\?|\?\p{L}|\?\?/u;
/** At the end of a word of a note it may well be a question. */
const inNote = /\?\p{L}/u;
const unread = /\ufffd/;
/** As much of the word is shown, on either side. */
const lettersBeside = 20;

/** What is wrong with the letters of a text: lost when the file was saved, or not read in its encoding. */
export function lettersProblem(text: string, kind: 'name' | 'note'): string | undefined {
  const broken = text.search(unread);
  if (broken >= 0) return rowProblems.unreadLetters(wordAt(text, broken));
  const lost = text.search(kind === 'name' ? inName : inNote);
  return lost >= 0 ? rowProblems.lostLetters(wordAt(text, lost)) : undefined;
}

function wordAt(text: string, place: number): string {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, place - lettersBeside), place)) ?? [];
  const [after = ''] = /^\S*/.exec(text.slice(place, place + lettersBeside)) ?? [];
  return (before + after).toWellFormed().replace(/^[«"(]+|[»")]+$/g, '');
}

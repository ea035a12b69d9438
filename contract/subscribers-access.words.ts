import { formatDay } from './day-words.ts';
import { addDays } from './days.ts';
import { type Access, openDaysAfterEnd } from './subscribers-access.ts';

/** The number with its noun, as every sentence that names it has it. */
export const openDaysInWords = `${openDaysAfterEnd}\u00a0дней`;

/** Until when the access is open, for whoever reads it: the same words on every screen and in every letter. */
export function openInWords(openUntil: string): string {
  return `доступ открыт по\u00a0${formatDay(openUntil)} включительно`;
}

/** Since when the access is closed. */
export function closedInWords(openUntil: string): string {
  return `доступ закрыт с\u00a0${formatDay(addDays(openUntil, 1))}`;
}

/** How the access stands or will stand, as a part of a sentence (spec: subscribers.access-words). */
export function accessInWords({ openUntil, state }: Access): string {
  if (openUntil === null) return 'доступ не\u00a0закроется, пока есть бессрочная подписка';
  return state === 'closed' ? closedInWords(openUntil) : openInWords(openUntil);
}

/** The words at the beginning of a line. */
export function atTheBeginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words as a sentence of their own. */
export function asSentence(words: string): string {
  return words.endsWith('.') ? atTheBeginning(words) : `${atTheBeginning(words)}.`;
}

import type { Piece } from './split-query.ts';

// «Тел.: 8 727…»
const beforePhone = /^(?:т|тел|телефон|моб|сот)[.:\s]+(?=[+\d(])/iu;
const withoutPhoneWord = (query: string) => query.trim().replace(beforePhone, '');

// «1.10.2026»
const dottedDate = /^\d{1,2}[./–-]\d{1,2}[./–-]20\d\d$/;

/** The digits by which a phone is found, however it was typed. */
export function phoneOf(query: string): string | undefined {
  const typed = withoutPhoneWord(query);
  const digits = /^[+\d(][\d\s()+.–-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  const isShort = digits.length === 7 || (digits.length === 10 && digits.startsWith('7'));
  const isPhone = /\D/.test(typed) && isShort && !dottedDate.test(typed);
  return isPhone || digits.length === 11 ? digits.slice(-10) : undefined;
}

/** Whether a query is surely a part of a phone: «8 000» and «8 717» may be numbers. */
export const isSurelyPhone = (query: string): boolean => /\+7|\(|^8[-–]7\d\d|^8\s7\d\d[\s-]\d/.test(query.trim());

/** «+7 727 3», «8 (717)», «(717)»: the digits that a phone begins with after the code of the country. */
export function begunPhoneOf(query: string): string | undefined {
  const typed = withoutPhoneWord(query);
  if (!/^(?:\+7|8[\s(–-]|\()[\d\s()–-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  const national = typed.startsWith('(') ? digits : digits.slice(1);
  return national.length >= 2 && national.length <= 9 ? national : undefined;
}

/** «717 200», «8717200»: digits that a phone of ours may begin with, though they may be a number as well. */
export function perhapsPhoneOf(query: string, isTyping = false): string | undefined {
  const [, national = ''] = /^8?[\s-]?(7\d[\d\s-]*)$/.exec(query.trim()) ?? [];
  const digits = national.replace(/\D/g, '');
  return digits.length >= (isTyping ? 2 : 3) && digits.length <= 9 ? digits : undefined;
}

/** A phone as it stands in a text, between whatever signs. */
export const asInTexts = (digits: string): Piece => ({
  text: [digits.slice(0, -7), digits.slice(-7, -4), digits.slice(-4, -2), digits.slice(-2)].filter(Boolean).join('-'),
  isQuoted: true,
});

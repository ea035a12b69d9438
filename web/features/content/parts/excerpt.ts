/** The text of a review on its card: four lines where three cards stand side by side. */
export const excerptLength = 170;

const leastShare = 0.5;

/**
 * The beginning of a plain text, at most so many characters: whole sentences where they fill half of them, else whole
 * words and an ellipsis, without the comma before it.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = text.slice(0, length + 1).match(/^.*[.!?…]»?(?=\s)/su)?.[0] ?? '';
  if (sentences.length >= length * leastShare) return sentences;
  const words = text.slice(0, length).replace(/[\s.,;:–—-]*\s\S*$/u, '');
  return `${words.slice(0, length - 1)}…`;
}

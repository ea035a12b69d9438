/** The text of a review on its card: four lines where three cards stand side by side. */
const longest = 170;

/**
 * The beginning of a review: whole sentences where they fill half of its room, else whole words and an ellipsis, without
 * the comma before it.
 */
export function excerpt(text: string, length = longest): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const [sentences = ''] = /^.*[.!?…]»?(?=\s)/su.exec(cut) ?? [];
  return sentences.length * 2 >= length ? sentences : cut.replace(/[\s.,;:–—-]*\s\S*$/u, '…');
}

import { splitNewsTitle } from '../../../../contract/content-news-title.ts';
import type { FoundKind } from '../../../../contract/search.ts';

/** The title of a document as its own page shows it: the two parts of a news item's, a review's in quotation marks. */
export function titleOf({ type, title }: { type: FoundKind; title: string }): { heading: string; subtext: string } {
  if (type === 'news') return splitNewsTitle(title);
  return { heading: type === 'review' ? `«${title}»` : title, subtext: '' };
}

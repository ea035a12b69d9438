import { splitNewsTitle } from '../../../../contract/news-title.ts';
import type { FoundItem as Item } from '../../../../contract/search.ts';
import { CleanHtml } from '../../../app/clean-html.tsx';
import { formatDay } from '../../../app/dates.ts';
import { t } from '../../../app/i18n.ts';
import { UiLink } from '../../../ui/index.ts';

/** One found document: its kind and day, the title that leads to it, and a piece with the hits. */
export function FoundItem({ item: { type, url, title, publishDate, snippet } }: { item: Item }) {
  const { heading, subtext } = type === 'news' ? splitNewsTitle(title) : { heading: title, subtext: '' };
  return (
    <li className="search-item">
      <p className="search-meta">
        {t(`search.kinds.${type}`)} · <time dateTime={publishDate}>{formatDay(publishDate)}</time>
      </p>
      <h2 className="h4">
        <UiLink href={url} className="search-title">
          {heading}
        </UiLink>
      </h2>
      {subtext && <p className="search-subtext">{subtext}</p>}
      {/* The server has escaped all of it but the marks of the hits. */}
      <CleanHtml html={snippet} className="search-snippet muted" />
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { splitNewsTitle } from '../../../../contract/content-news-title.ts';
import type { FoundItem as Item } from '../../../../contract/search.ts';
import { CleanHtml } from '../../../app/html/clean-html.tsx';
import { formatDay } from '../../../app/words/dates.ts';

import { classNames, UiLink } from '../../../ui/index.ts';
import styles from './search-results.module.css';
import '../words.ts';

/** One found document: its kind and day, the title that leads to it, and a piece with the hits. */
export function FoundItem({ item: { type, url, title, publishDate, snippet } }: { item: Item }) {
  const { t } = useTranslation('search');
  const { heading, subtext } = type === 'news' ? splitNewsTitle(title) : { heading: title, subtext: '' };
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        {t(`kinds.${type}`)}
        {publishDate && (
          <>
            {' · '}
            <time dateTime={publishDate}>{formatDay(publishDate)}</time>
          </>
        )}
      </p>
      <h2 className="h4">
        <UiLink href={url} className={styles.title}>
          {heading}
        </UiLink>
      </h2>
      {subtext && <p className={styles.subtext}>{subtext}</p>}
      {/* The server has escaped all of it but the marks of the hits. */}
      <CleanHtml html={snippet} className={classNames(styles.snippet, 'muted')} />
    </li>
  );
}

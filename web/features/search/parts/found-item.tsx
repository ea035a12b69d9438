import { useTranslation } from 'react-i18next';
import type { FoundItem as Item } from '../../../../contract/search.ts';
import { CleanHtml } from '../../../app/html/clean-html.tsx';
import { withBase } from '../../../app/routing/base-path.ts';
import { formatDay } from '../../../app/words/dates.ts';

import { classNames, UiLink } from '../../../ui/index.ts';
import styles from './found-item.module.css';
import { KindIcon } from './kind-icon.tsx';
import { titleOf } from './title-of.ts';
import '../words.ts';

const logoSidePx = 40;

/**
 * One found document: its logo or the icon of its kind, the kind with the day or what else places it, the title that
 * leads to it, and a piece with the hits.
 */
export function FoundItem({ item }: { item: Item }) {
  const { t } = useTranslation('search');
  const { type, url, publishDate, note, logoUrl, snippet } = item;
  const { heading, subtext } = titleOf(item);
  return (
    <li className={classNames(styles.item, styles[type])}>
      {logoUrl === null ? (
        <span className={styles.sign}>
          <KindIcon kind={type} />
        </span>
      ) : (
        <img className={styles.logo} src={withBase(logoUrl)} alt="" width={logoSidePx} height={logoSidePx} />
      )}
      <p className={styles.meta}>
        {t(`kinds.${type}`)}
        {publishDate && (
          <>
            {' · '}
            <time dateTime={publishDate}>{formatDay(publishDate)}</time>
          </>
        )}
        {note && ` · ${note}`}
      </p>
      <h2 className="h4">
        <UiLink href={url} className={styles.title}>
          {heading}
        </UiLink>
      </h2>
      {subtext && <p className={styles.subtext}>{subtext}</p>}
      {/* The server has escaped all of it but the marks of the hits. */}
      {snippet !== '' && <CleanHtml html={snippet} className={classNames(styles.snippet, 'muted')} />}
    </li>
  );
}

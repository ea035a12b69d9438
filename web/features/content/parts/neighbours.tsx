import { useTranslation } from 'react-i18next';
import { splitNewsTitle } from '../../../../contract/content-news-title.ts';
import type { Publication, PublicationKind } from '../../../../contract/content-publications.ts';

import { pathTo } from '../../../routes.ts';
import { classNames, UiLink } from '../../../ui/index.ts';
import styles from './neighbours.module.css';
import '../words.ts';

interface NeighboursProps {
  item: Pick<Publication, 'newer' | 'older'>;
  type: PublicationKind;
}

/** What stands before and after in the list, to read on. */
export function Neighbours({ item, type }: NeighboursProps) {
  const { t } = useTranslation('content');
  const links = (['newer', 'older'] as const).flatMap((side) => {
    const one = item[side];
    return one ? [{ side, ...one }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.neighbours} aria-label={t(`publications.neighbours.${type}`)}>
      <ul className="cards cards-2">
        {links.map(({ side, code, title }) => (
          <li key={side} className={classNames(styles.neighbour, side === 'older' && styles.older)}>
            <UiLink href={pathTo(type === 'news' ? 'newsItem' : 'article', { code })}>
              <span className="small dim">{t(`publications.${side}`)}</span>
              <span className="h4">{type === 'news' ? splitNewsTitle(title).heading : title}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

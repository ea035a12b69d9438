import { useTranslation } from 'react-i18next';
import type { Advantage } from '../../../../contract/content-advantages.ts';
import { CleanHtml } from '../../../app/html/clean-html.tsx';

import { Card, Disclosure, VisuallyHidden } from '../../../ui/index.ts';
import styles from './advantage-article.module.css';
import { AdvantageIcon } from './advantage-item.tsx';
import { numberOf } from './order-advantages.ts';
import '../words.ts';

/** An advantage in full; its details unfold, without scripts too. */
export function AdvantageArticle({ advantage }: { advantage: Advantage }) {
  const { t } = useTranslation('content');
  const { title, highlightText, text, cut } = advantage;
  return (
    <Card as="li" className={styles.card} id={`advantage-${numberOf(advantage)}`}>
      <AdvantageIcon {...advantage} className={styles.icon} />
      <h2 className="h3">{title}</h2>
      {highlightText && <p className={styles.highlight}>{highlightText}</p>}
      <p className="muted">{text}</p>
      {cut && (
        <Disclosure
          title={
            <span>
              {t('advantages.more')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          }
        >
          <CleanHtml html={cut} className="prose" />
        </Disclosure>
      )}
    </Card>
  );
}

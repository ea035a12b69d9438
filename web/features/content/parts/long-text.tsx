import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CleanHtml } from '../../../app/html/clean-html.tsx';
import styles from './long-text.module.css';
import { withAnchors } from './with-anchors.ts';
import '../words.ts';

// With fewer parts a text is seen at a glance.
const fewestParts = 3;

/** Editors' text to be read; beside a long one its contents stand where there is room. */
export function LongText({ html }: { html: string }) {
  const { t } = useTranslation('content');
  const { anchored, parts } = useMemo(() => withAnchors(html), [html]);
  return (
    <div className={styles.text}>
      {parts.length >= fewestParts && (
        <nav className={styles.contents} aria-label={t('contents')}>
          <p className="label">{t('contents')}</p>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CleanHtml html={anchored} className="prose prose-long" />
    </div>
  );
}

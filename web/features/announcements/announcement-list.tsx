import { Info, TriangleAlert, Wrench, X } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../contract/announcements.ts';
import { withBase } from '../../app/routing/base-path.ts';
import { classNames, Icon, SkipLink } from '../../ui/index.ts';
import styles from './announcement.module.css';
import './words.ts';

const icons = { trouble: TriangleAlert, works: Wrench, news: Info };

interface AnnouncementListProps {
  items: readonly Announcement[];
  /** In the HTML of a page a script of its own listens instead. */
  onDismiss?(mark: string): void;
}

/** The announcements at the top of a page, each a landmark with its words as the name; the way past them stays the first. */
export function AnnouncementList({ items, onDismiss }: AnnouncementListProps) {
  const { t } = useTranslation('announcements');
  const { t: ofShell } = useTranslation();
  const all = items.map(({ mark, kind, audience, title, text, link, linkText, dismissible, endsAt }) => (
    <section
      key={mark}
      className={classNames(styles.announcement, styles[kind])}
      aria-label={t('name', { kind: t(`kinds.${kind}`), title })}
      data-announcement={mark}
      data-audience={audience}
      data-until={Date.parse(endsAt)}
    >
      <div className={classNames('wrap', styles.row)}>
        <Icon of={icons[kind]} />
        <p className={styles.words}>
          <span className={styles.kind}>{t(`kinds.${kind}`)}</span> <b>{title}</b>
          {text && ` ${text}`}
          {link && (
            <>
              {' '}
              <a href={withBase(link)} aria-label={t('about', { words: linkText || t('more'), title })}>
                {linkText || t('more')}
              </a>
            </>
          )}
        </p>
        {dismissible && (
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t('dismiss', { title })}
            data-dismiss=""
            onClick={() => onDismiss?.(mark)}
          >
            <Icon of={X} />
          </button>
        )}
      </div>
    </section>
  ));
  return (
    <>
      <SkipLink targetId="main">{ofShell('shell.skip')}</SkipLink>
      {all}
    </>
  );
}

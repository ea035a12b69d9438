import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { splitNewsTitle } from '../../../../contract/content-news-title.ts';
import type { Publication, PublicationKind } from '../../../../contract/content-publications.ts';
import { BreadcrumbTrail } from '../../../app/routing/breadcrumb-trail.tsx';
import { formatDay } from '../../../app/words/dates.ts';

import { pathTo } from '../../../routes.ts';
import { Icon, UiLink } from '../../../ui/index.ts';
import { BackToList } from './back-to-list.tsx';
import { LongText } from './long-text.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './publication-page.module.css';
import '../words.ts';

/** One news item or article: day, title, text, and links to others. */
export function PublicationPage({ item, type }: { item: Publication; type: PublicationKind }) {
  const { t } = useTranslation('content');
  const news = type === 'news';
  const { heading, subtext } = news ? splitNewsTitle(item.title) : { heading: item.title, subtext: item.summary };
  const list = news ? 'news' : 'articles';
  const page = item.listPage > 1 ? item.listPage : undefined;
  return (
    <div className="wrap">
      <BreadcrumbTrail to={[{ label: t(`publications.${list}`), href: pathTo(list) }, { label: heading }]} />
      <article className={styles.page}>
        <header className={styles.head}>
          <p className="small dim">
            <time dateTime={item.published}>{formatDay(item.published)}</time>
          </p>
          <h1 className="h1" tabIndex={-1}>
            {heading}
          </h1>
          {subtext && <p className="lead">{subtext}</p>}
        </header>
        <LongText html={item.text} />
      </article>
      <div className={styles.links}>
        <BackToList href={pathTo(list, undefined, { page })} />
        <UiLink className="go" href={pathTo(news ? 'articles' : 'news')}>
          {t(news ? 'publications.toArticles' : 'publications.toNews')}
          <Icon of={ArrowRight} size={18} />
        </UiLink>
      </div>
      <Neighbours item={item} type={type} />
    </div>
  );
}

import { ArrowRight, FileText, Newspaper } from 'lucide';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { splitNewsTitle } from '../../../../contract/content-news-title.ts';
import type { PublicationCard as CardItem, PublicationKind } from '../../../../contract/content-publications.ts';
import { formatDay } from '../../../app/words/dates.ts';

import { pathTo } from '../../../routes.ts';
import { Card, Icon, Tag, UiLink } from '../../../ui/index.ts';
import styles from './publication-card.module.css';
import '../words.ts';

interface PublicationCardProps {
  item: CardItem;
  type: PublicationKind;
  headingLevel: 2 | 3;
  /** Where both kinds stand together. */
  showKind?: boolean;
}

/** A news item or an article in a list: day, title, a few words, «Читать полностью» over the whole card. */
export function PublicationCard({ item, type, headingLevel, showKind = false }: PublicationCardProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { heading, subtext } =
    type === 'news' ? splitNewsTitle(item.title) : { heading: item.title, subtext: item.summary };
  const words = subtext || item.summary;
  const href = pathTo(type === 'news' ? 'newsItem' : 'article', { code: item.code });
  return (
    <Card as="li" pressable className={styles.card}>
      <p className={styles.meta}>
        <time dateTime={item.published}>{formatDay(item.published)}</time>
        {showKind && <Tag icon={type === 'news' ? Newspaper : FileText}>{t(`publications.kind.${type}`)}</Tag>}
      </p>
      <Heading className="h3 card-title" id={`${id}-title`}>
        {heading}
      </Heading>
      {words && <p className="muted">{words}</p>}
      <UiLink href={href} className="go" id={`${id}-go`} aria-labelledby={`${id}-go ${id}-title`}>
        {t('publications.read')}
        <Icon of={ArrowRight} size={18} />
      </UiLink>
    </Card>
  );
}

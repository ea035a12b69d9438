import { useTranslation } from 'react-i18next';
import { useQuietQuery } from '../../app/calls/use-page-query.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { PageHead } from '../../ui/index.ts';
import { advantageQueries } from './advantage-queries.ts';
import styles from './advantages.module.css';
import { AdvantageArticle } from './parts/advantage-article.tsx';
import { orderAdvantages } from './parts/order-advantages.ts';
import './words.ts';

/** All advantages with their details (spec: content.advantage). */
export function AdvantagesScreen() {
  const { t } = useTranslation('content');
  const page = useQuietQuery(advantageQueries.list(), t('advantages.failed'));
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('advantages.title') }]} />}
        title={t('advantages.title')}
        description={t('advantages.description')}
        descriptionSize="lead"
      />
      <ul className={styles.list}>
        {orderAdvantages(page?.content ?? []).map((advantage) => (
          <AdvantageArticle key={advantage.imageUrl} advantage={advantage} />
        ))}
      </ul>
    </div>
  );
}

import { t } from '../../app/i18n.ts';
import { useQuietQuery } from '../../app/use-quiet-query.ts';
import { Way } from '../../app/way.tsx';
import { PageHead } from '../../ui/index.ts';
import { advantageQueries } from './advantage-queries.ts';
import { AdvantageArticle } from './parts/advantage-article.tsx';
import { orderAdvantages } from './parts/order-advantages.ts';

/** All advantages with their details (specification, section 2). */
export function AdvantagesScreen() {
  const page = useQuietQuery(advantageQueries.list(), t('advantages.failed'));
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<Way to={[{ label: t('advantages.title') }]} />}
        title={t('advantages.title')}
        description={t('advantages.description')}
        descriptionSize="lead"
      />
      <ul className="advantages-all">
        {orderAdvantages(page?.content ?? []).map((advantage) => (
          <AdvantageArticle key={advantage.imageUrl} advantage={advantage} />
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useQuietQuery } from '../../app/calls/use-page-query.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { PageHead } from '../../ui/index.ts';
import { ContactSection } from '../enquiries/index.ts';
import { LongText } from './parts/long-text.tsx';
import { publicationQueries } from './publication-queries.ts';
import '../enquiries/words.ts';

/** What the service is, and the contact form 433 (spec: content.static-pages). */
export function AboutScreen() {
  const { t } = useTranslation('enquiries');
  const about = useQuietQuery(publicationQueries.about(), t('about.failed'));
  const title = t('about.title');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: title }]} />}
        title={title}
        description={t('about.description')}
        descriptionSize="lead"
      />
      {about && <LongText html={about.text} />}
      <ContactSection formId={433} />
    </div>
  );
}

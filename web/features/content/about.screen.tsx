import { useSuspenseQuery } from '@tanstack/react-query';
import { CleanHtml } from '../../app/clean-html.tsx';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { PageHead } from '../../ui/index.ts';
import { ContactSection } from '../enquiries/index.ts';
import { publicationQueries } from './publication-queries.ts';

/** What the service is, and the contact form 433 (specification, section 2). */
export function AboutScreen() {
  const { data } = useSuspenseQuery(publicationQueries.about());
  const title = t('enquiries.about.title');
  return (
    <div className="wrap">
      <PageHead breadcrumbs={<Way to={[{ label: title }]} />} title={title} />
      <CleanHtml html={data.text} className="prose prose-long" />
      <ContactSection formId={433} />
    </div>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { EnquiryFormId } from '../../../contract/enquiries.ts';
import { t } from '../../app/i18n.ts';
import { late } from '../../app/late-part.tsx';
import { NearPart } from '../../app/near-part.tsx';
import { WithoutScripts } from '../../app/without-scripts.tsx';
import { Phones } from '../content/index.ts';
import { contentQueries } from '../content/queries.ts';
import { CrmFrame } from './parts/crm-frame.tsx';

const enquiryForm = late(
  () => import('./parts/enquiry-form.tsx'),
  (module) => module.EnquiryForm,
);

/**
 * The contact form of a page (specification, section 2): 13 on the home page, 433 on /about. Its code comes when its
 * place comes near; phones and mail stand beside it for whoever has no scripts.
 */
export function ContactSection({ formId }: { formId: EnquiryFormId }) {
  const { data: settings } = useSuspenseQuery(contentQueries.siteSettings());
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="contact">
        <div className="contact-words">
          <h2 className="h2" id={headingId}>
            {t('enquiries.title')}
          </h2>
          <p className="muted">{t('enquiries.text', { hours: settings.supportHours })}</p>
          <Phones html={settings.phoneNumber} className="contact-phones h4" />
          <a className="contact-mail link" href={`mailto:${settings.mailto}`}>
            {settings.mailto}
          </a>
        </div>
        {settings.crmForms ? (
          <CrmFrame formId={formId} />
        ) : (
          <NearPart
            className="contact-form"
            of={enquiryForm}
            props={{ formId }}
            meanwhile={<noscript>{import.meta.env.SSR && <WithoutScripts say="enquiry" />}</noscript>}
          />
        )}
      </div>
    </section>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryFormId } from '../../../contract/enquiries.ts';
import { siteSettingsQuery } from '../../app/calls/site-settings.ts';
import { Phones } from '../../app/html/phones.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { lazySection, Section } from '../../app/start/section.tsx';
import { classNames } from '../../ui/index.ts';
import styles from './contact-section.module.css';
import { CrmFrame } from './parts/crm-frame.tsx';
import './words.ts';

const EnquiryForm = lazySection(
  () => import('./parts/enquiry-form.section.tsx'),
  (module) => module.EnquiryForm,
);

/**
 * The contact form of a page (spec: enquiries.forms): 13 on the home page, 433 on /about. Phones and mail are shown
 * beside it for people without scripts.
 */
export function ContactSection({ formId }: { formId: EnquiryFormId }) {
  const { t } = useTranslation('enquiries');
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className={styles.contact}>
        <div className={styles.words}>
          <h2 className="h2" id={headingId}>
            {t('title')}
          </h2>
          <p className="muted">
            {settings.supportHours ? t('text', { hours: settings.supportHours }) : t('textWithoutHours')}
          </p>
          <Phones html={settings.phoneNumber} className={classNames(styles.phones, 'h4')} />
          {settings.mailto && (
            <a className={classNames(styles.mail, 'link')} href={`mailto:${settings.mailto}`}>
              {settings.mailto}
            </a>
          )}
        </div>
        {settings.crmForms ? (
          <CrmFrame formId={formId} />
        ) : (
          <div className={styles.form}>
            <noscript>{import.meta.env.SSR && <WithoutScripts say="enquiry" />}</noscript>
            <div className={styles.scripted}>
              <Section>
                <EnquiryForm formId={formId} />
              </Section>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

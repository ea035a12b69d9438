import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type EnquiryFormId, enquiryTextLimit } from '../../../../contract/enquiries.ts';
import { ChangeFailure, mayHaveSucceeded } from '../../../app/calls/change-failure.tsx';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { EmailField } from '../../../app/forms/email-field.tsx';
import { PhoneField } from '../../../app/forms/phone-field.tsx';
import { pathTo } from '../../../routes.ts';
import { Checkbox, classNames, SubmitButton, TextArea, TextField, UiLink } from '../../../ui/index.ts';
import styles from './enquiry-form.module.css';
import { EnquirySent } from './enquiry-sent.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import '../words.ts';

/** The portal's own contact form. What was typed stays when sending fails. */
export function EnquiryForm({ formId }: { formId: EnquiryFormId }) {
  const { t } = useTranslation('enquiries');
  const { form, sent, submit, again, keep } = useEnquiryForm(formId);
  if (sent) return <EnquirySent onAgain={again} />;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={keep}>
      <TextField
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        autoComplete="name"
        {...form.field('name')}
      />
      <PhoneField label={t('form.phone')} placeholder="+7 (___) ___-__-__" {...form.field('phone')} />
      <div className={styles.wide}>
        <EmailField
          label={t('form.email')}
          optionalMark={t('form.optional')}
          placeholder="name@company.kz"
          autoComplete="email"
          {...form.field('email')}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          label={t('form.text')}
          placeholder={t('form.textPlaceholder')}
          rows={4}
          maxLength={enquiryTextLimit * 2}
          {...form.field('text')}
        />
      </div>
      <Honeypot field={form.field('remark')} />
      <div className={classNames(styles.wide, styles.end)}>
        <Checkbox label={<Consent />} {...form.flag('consent')} />
        <ChangeFailure
          error={form.failure}
          what={t(mayHaveSucceeded(form.failure) ? 'form.unanswered' : 'form.failed')}
        />
        <div>
          <SubmitButton label={t('form.submit')} busyLabel={t('form.busy')} busy={form.busy} />
        </div>
      </div>
    </form>
  );
}

/** The operator's own words are whole: the link behind them is a sentence of its own. */
const asSentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);

function Consent() {
  const { t } = useTranslation('enquiries');
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const own = settings.consents.enquiry;
  return (
    <>
      {own === null ? t('form.consent') : asSentence(own)}{' '}
      <UiLink className="link" href={pathTo('userAgreement')} target="_blank">
        {t(own === null ? 'form.agreement' : 'form.agreementAlone')}
      </UiLink>
    </>
  );
}

/**
 * The honeypot: bots fill every field they find; people neither see nor reach this one. Its name is none that browsers
 * fill in from a person's address, as they do «company» whatever `autoComplete` says.
 */
function Honeypot({ field: { error: _, ...field } }: { field: ComponentProps<'input'> & { error: unknown } }) {
  const { t } = useTranslation('enquiries');
  const id = useId();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{t('form.honeypot')}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...field} />
    </div>
  );
}

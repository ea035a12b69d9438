import { type SubmitEvent, useId } from 'react';
import { type EnquiryFormId, enquiryTextLimit } from '../../../../contract/enquiries.ts';
import { CallFailure, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Checkbox, Note, PhoneField, SubmitButton, TextArea, TextField, UiLink } from '../../../ui/index.ts';
import { EnquirySent } from './enquiry-sent.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

/** The portal's own contact form. What was typed stays when sending fails. */
export function EnquiryForm({ formId }: { formId: EnquiryFormId }) {
  const { form, state, failure, send, again, keep } = useEnquiryForm(formId);
  const trapId = useId();
  if (state === 'sent') return <EnquirySent onAgain={again} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="enquiry" method="post" noValidate onSubmit={submit} onInput={keep}>
      <TextField
        label={t('enquiryform.name')}
        placeholder={t('enquiryform.namePlaceholder')}
        autoComplete="name"
        {...form.field('name')}
      />
      <PhoneField label={t('enquiryform.phone')} placeholder="+7 (___) ___-__-__" {...form.field('phone')} />
      <div className="enquiry-wide">
        <TextField
          label={t('enquiryform.email')}
          optionalMark={t('enquiryform.optional')}
          type="email"
          placeholder="name@company.kz"
          autoComplete="email"
          {...form.field('email')}
        />
      </div>
      <div className="enquiry-wide">
        <TextArea
          label={t('enquiryform.text')}
          placeholder={t('enquiryform.textPlaceholder')}
          rows={4}
          maxLength={enquiryTextLimit * 2}
          {...form.field('text')}
        />
      </div>
      {/* A machine fills every field it finds; people neither see nor reach this one. */}
      <div className="enquiry-trap" aria-hidden="true">
        <label htmlFor={trapId}>{t('enquiryform.trap')}</label>
        <input id={trapId} type="text" tabIndex={-1} autoComplete="off" {...form.trap('company')} />
      </div>
      <div className="enquiry-wide enquiry-end">
        <Checkbox label={<Consent />} {...form.flag('consent')} />
        {failure !== null && <Failure error={failure} />}
        <div>
          <SubmitButton label={t('enquiryform.submit')} busyLabel={t('enquiryform.busy')} busy={state === 'sending'} />
        </div>
      </div>
    </form>
  );
}

function Consent() {
  return (
    <>
      {t('enquiryform.consent')}{' '}
      <UiLink className="link" href={pathTo('userAgreement')} target="_blank">
        {t('enquiryform.agreement')}
      </UiLink>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const wait = error instanceof CallFailure ? error.retryAfterSeconds : undefined;
  return (
    <Note kind="error">
      {messageOf(error, t('enquiryform.failed'))}
      {wait !== undefined && ` ${t('enquiryform.retryIn', { count: Math.max(1, Math.ceil(wait / 60)) })}`}
    </Note>
  );
}

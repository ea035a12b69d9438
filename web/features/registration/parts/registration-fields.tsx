import type { SubmitEvent } from 'react';
import { t } from '../../../app/i18n.ts';
import { LatePart, late } from '../../../app/late-part.tsx';
import { pathTo } from '../../../routes.tsx';
import { Checkbox, PhoneField, SubmitButton, TextField, UiLink } from '../../../ui/index.ts';
import { useRegistration } from '../use-registration.ts';
import { CodeField } from './code-field.tsx';
import { Credentials } from './credentials.tsx';
import { HasAccount } from './has-account.tsx';

const invitingPartner = late(
  () => import('./inviting-partner.tsx'),
  (module) => module.InvitingPartner,
);
const alertDialog = late(
  () => import('../../../ui/alert-dialog.tsx'),
  (module) => module.AlertDialog,
);

interface RegistrationFieldsProps {
  code: string;
  kazakhNames: boolean;
  locked: boolean;
}

/** The form and, beside it, the card of the organisation that invites. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const registration = useRegistration(props);
  const { form, check, invitation, alert } = registration;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void registration.send();
  };
  return (
    <div className="registration">
      <form
        className="registration-form"
        method="post"
        noValidate
        onSubmit={submit}
        onInput={registration.notice}
        onBlur={registration.notice}
      >
        <CodeField
          check={check}
          hint={
            <UiLink className="link" href={pathTo('browsePartners')}>
              {t('registration.noCode')}
            </UiLink>
          }
          {...form.field('partnerCode')}
        />
        {invitation && <LatePart of={invitingPartner} props={{ organization: invitation.organization }} />}
        <TextField label={t('registration.name')} autoComplete="name" {...form.field('name')} />
        <TextField
          label={t('registration.email')}
          hint={t('registration.emailHint')}
          type="email"
          autoComplete="email"
          value={invitation?.email ?? ''}
          readOnly
        />
        {registration.hasAccount && <HasAccount />}
        <Credentials
          byHand={registration.byHand}
          onSwitch={registration.switchHand}
          login={invitation?.login ?? ''}
          password={registration.password}
          form={form}
        />
        <PhoneField label={t('registration.phone')} {...form.field('phone')} onLeftEmpty={() => form.check('phone')} />
        <Checkbox label={t('registration.news')} {...form.flag('news')} />
        <SubmitButton
          wide
          label={t('registration.submit')}
          busyLabel={t('registration.busy')}
          inactiveLabel={t('registration.fillIn')}
          inactive={registration.inactive}
          busy={form.asked || registration.sending}
        />
        <p className="small muted">
          {t('registration.agreement')}{' '}
          <UiLink className="link" href={pathTo('userAgreement')}>
            {t('registration.agreementLink')}
          </UiLink>
          .
        </p>
      </form>
      {alert && (
        <LatePart
          of={alertDialog}
          props={{
            open: true,
            onClose: registration.closeAlert,
            message: t(`registration.${alert}`),
            buttonLabel: t('registration.close'),
          }}
        />
      )}
    </div>
  );
}

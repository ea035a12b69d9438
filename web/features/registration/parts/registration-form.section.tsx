import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { PhoneField } from '../../../app/forms/phone-field.tsx';
import { displayName, useSession } from '../../../app/session/index.ts';
import { lazySection } from '../../../app/start/section.tsx';
import { pathTo } from '../../../routes.ts';
import { Checkbox, Note, SubmitButton, UiLink } from '../../../ui/index.ts';
import { useCodeOfLink } from '../../identity/index.ts';
import { useCustomerRegistration } from '../use-customer-registration.ts';
import { Agreement, PersonFields } from './account-fields.tsx';
import { CodeField } from './code-field.tsx';
import { Credentials } from './credentials.tsx';
import { HasAccount } from './has-account.tsx';
import { InvitingPartner } from './inviting-partner.tsx';
import '../words.ts';
import styles from '../registration.module.css';

const loadAlert = () => import('../../../ui/alert-dialog.tsx');
const AlertDialog = lazySection(loadAlert, (module) => module.AlertDialog);
/** Here before it is needed: what it may have to say is that the connection is gone. */
const fetchAlert = () => void loadAlert().catch(() => undefined);

/** The form and, beside it, the card of the organisation that invites. */
export function RegistrationForm() {
  const { t } = useTranslation('registration');
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const { user } = useSession();
  const code = useCodeOfLink();
  /** What says why nobody can be registered here now. */
  const barrier = useRef<HTMLDivElement>(null);
  const { form, check, invitation, pair, ...registration } = useCustomerRegistration({
    code,
    kazakhNames: settings.kazakhNames,
    locked: user !== null,
    onBarred: () => {
      // The platform's own scrolling would leave it at the edge, under the header.
      barrier.current?.scrollIntoView({ block: 'center' });
      barrier.current?.focus({ preventScroll: true });
    },
  });
  const locked = user !== null && !registration.isRegistering;
  return (
    <div className={styles.page}>
      {locked && (
        <div ref={barrier} tabIndex={-1}>
          <Note kind="warn">{t('already', { name: displayName(user) })}</Note>
        </div>
      )}
      <form className={styles.form} method="post" noValidate onSubmit={registration.onSubmit} onFocus={fetchAlert}>
        <CodeField
          check={check}
          hint={
            <UiLink className="link" href={pathTo('browsePartners')}>
              {t('noCode')}
            </UiLink>
          }
          {...form.field('code')}
        />
        {invitation && <InvitingPartner organization={invitation.organization} />}
        <PersonFields form={form} email={invitation?.email ?? ''} />
        {registration.hasAccount && (
          <div ref={locked ? undefined : barrier} tabIndex={-1}>
            <HasAccount />
          </div>
        )}
        {!locked && <Credentials pair={pair} form={form} />}
        <PhoneField label={t('phone')} {...form.field('phone')} onLeftEmpty={() => void form.check('phone')} />
        <Checkbox label={settings.consents.news ?? t('news')} {...form.flag('news')} />
        <SubmitButton
          wide
          label={t('submit')}
          busyLabel={t('busy')}
          inactiveLabel={t(registration.lacks ? 'fillIn' : 'submit')}
          inactive={registration.inactive}
          busy={form.busy || registration.isRegistering}
        />
        <Agreement />
      </form>
      <FailureAlert {...registration} />
    </div>
  );
}

/** What stopped the registration, where no field says it. */
function FailureAlert({ alert, closeAlert }: Pick<ReturnType<typeof useCustomerRegistration>, 'alert' | 'closeAlert'>) {
  const { t } = useTranslation('registration');
  if (!alert) return null;
  return (
    <Suspense fallback={<p role="alert">{alert.text}</p>}>
      <AlertDialog open onClose={closeAlert} message={alert.text} advice={alert.advice} buttonLabel={t('close')} />
    </Suspense>
  );
}

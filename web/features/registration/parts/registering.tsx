import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { Checkbox, SubmitButton } from '../../../ui/index.ts';
import type { ColleagueRegistration } from '../use-colleague-registration.ts';
import { Agreement, PersonFields } from './account-fields.tsx';
import { Credentials } from './credentials.tsx';
import '../words.ts';

/** The fields of registration for a person without an account. */
export function Registering({ registration }: { registration: ColleagueRegistration }) {
  const { t } = useTranslation('registration');
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const { form, invitation, pair } = registration;
  return (
    <>
      <PersonFields form={form} email={invitation?.email ?? ''} />
      <Credentials pair={pair} form={form} />
      <Checkbox label={settings.consents.news ?? t('news')} {...form.flag('news')} />
      <SubmitButton
        wide
        label={t('joining.register')}
        busyLabel={t('joining.registerBusy')}
        inactiveLabel={t('joining.fillIn')}
        inactive={registration.isLacking}
        busy={registration.busy}
      />
      <Agreement />
    </>
  );
}

import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Checkbox, SubmitButton, TextField, UiLink } from '../../../ui/index.ts';
import { Credentials } from '../../registration/index.ts';
import type { Joining } from '../use-joining.ts';

/** The fields of registration for whoever has no account yet. */
export function Registering({ joining }: { joining: Joining }) {
  const { form, invitation } = joining;
  return (
    <>
      <TextField label={t('joining.name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('registration.email')}
        hint={t('registration.emailHint')}
        type="email"
        autoComplete="email"
        value={invitation?.email ?? ''}
        readOnly
      />
      <Credentials
        byHand={joining.byHand}
        onSwitch={joining.switchHand}
        login={invitation?.login ?? ''}
        password={joining.password}
        form={form}
      />
      <Checkbox label={t('registration.news')} {...form.flag('news')} />
      <SubmitButton
        wide
        label={t('joining.register')}
        busyLabel={t('joining.registerBusy')}
        inactiveLabel={t('joining.fillIn')}
        inactive={!joining.filledIn}
        busy={joining.sending}
      />
      <p className="small muted">
        {t('registration.agreement')}{' '}
        <UiLink className="link" href={pathTo('userAgreement')}>
          {t('registration.agreementLink')}
        </UiLink>
        .
      </p>
    </>
  );
}

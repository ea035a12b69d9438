import { t } from '../../../app/i18n.ts';
import { PasswordField, TextField } from '../../../ui/index.ts';
import { passwordLabels } from '../../identity/index.ts';
import type { RegistrationForm } from '../use-registration.ts';

/** Login and password to be typed. */
export function HandFields({ form }: { form: RegistrationForm }) {
  return (
    <>
      <TextField
        label={t('registration.login')}
        hint={t('registration.loginHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('login')}
      />
      <PasswordField
        label={t('registration.password')}
        hint={t('registration.passwordHint')}
        labels={passwordLabels}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </>
  );
}

import type { useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';
import { PasswordField, TextField } from '../../../ui/index.ts';
import { passwordLabels } from '../../identity/index.ts';

type FieldOf = ReturnType<ReturnType<typeof useForm<{ login: string; password: string }>>['field']>;

/** Any form that has the two fields. */
export interface CredentialsForm {
  field(name: 'login' | 'password'): Omit<FieldOf, 'name'> & { name: string };
}

/** Login and password to be typed. */
export function HandFields({ form }: { form: CredentialsForm }) {
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

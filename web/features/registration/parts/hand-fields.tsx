import { useTranslation } from 'react-i18next';
import type { RegistrationFields } from '../../../../contract/registration.forms.ts';
import type { Form } from '../../../app/forms/use-form.ts';
import { PasswordField, TextField } from '../../../ui/index.ts';
import { passwordLabels } from '../../identity/index.ts';
import '../words.ts';

/** Any form that has the two fields. */
export type CredentialsForm = Pick<Form<RegistrationFields>, 'field'>;

/** Login and password to be typed. */
export function HandFields({ form }: { form: CredentialsForm }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <TextField
        label={t('login')}
        hint={t('loginHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('login')}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        labels={passwordLabels}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </>
  );
}

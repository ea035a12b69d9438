import { useTranslation } from 'react-i18next';
import type { RegistrationFields } from '../../../../contract/registration.forms.ts';
import type { Form } from '../../../app/forms/use-form.ts';
import { PasswordField, TextField } from '../../../ui/index.ts';
import { passwordLabels } from '../../identity/index.ts';
import '../words.ts';

/** Any form that has the two fields. */
export type CredentialsForm = Pick<Form<RegistrationFields>, 'field' | 'watch'>;

interface HandFieldsProps {
  form: CredentialsForm;
  /** The automatic ones, which stand in for what is left empty; the login is known once the code is checked. */
  pair: { login: string; password: string };
}

/** Login and password to be typed; under an empty field stands what is sent in its place (spec: registration.login). */
export function HandFields({ form, pair }: HandFieldsProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <TextField
        label={t('login')}
        hint={
          form.watch('login') ? t('loginHint') : <Made text={t('loginIfEmpty')} made={pair.login || t('loginLater')} />
        }
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('login')}
      />
      <PasswordField
        label={t('password')}
        hint={form.watch('password') ? t('passwordHint') : <Made text={t('passwordIfEmpty')} made={pair.password} />}
        labels={passwordLabels}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </>
  );
}

function Made({ text, made }: { text: string; made: string }) {
  return (
    <>
      {text} <b>{made}</b>
    </>
  );
}

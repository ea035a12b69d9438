import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '../../../app/i18n.ts';
import { SignInFailure, signIn } from '../../../app/session/index.ts';
import { pathTo } from '../../../routes.tsx';
import { Checkbox, Note, PasswordField, SubmitButton, TextField, UiLink } from '../../../ui/index.ts';

interface Values {
  login: string;
  password: string;
  isForeignComputer: boolean;
}

const labels = {
  show: t('identity.passwordField.show'),
  hide: t('identity.passwordField.hide'),
  capsLock: t('identity.passwordField.capsLock'),
  russianKeyboard: t('identity.passwordField.russianKeyboard'),
};

/** Login, password, «Чужой компьютер»; the failure stands above the fields, what was typed stays. */
export function LoginForm({ disabled }: { disabled: boolean }) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({ defaultValues: { login: '', password: '', isForeignComputer: false } });
  const noteId = useId();
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await signIn({ ...values, login: values.login.trim() });
    } catch (error) {
      setFailure(error instanceof SignInFailure ? error.message : 'Ошибка авторизации');
    }
  });
  const { setFocus, getValues } = form;
  useEffect(() => {
    // Not while the form is being sent: a locked field takes no focus.
    if (failure && !isSubmitting) setFocus(getValues('login').trim() ? 'password' : 'login');
  }, [failure, isSubmitting, setFocus, getValues]);
  const locked = disabled || isSubmitting;
  return (
    <form
      className="login-fields"
      method="post"
      action=""
      noValidate
      onSubmit={submit}
      aria-describedby={failure && `${noteId}-failure`}
    >
      {failure && (
        <div id={`${noteId}-failure`}>
          <Note kind="error">{failure}</Note>
        </div>
      )}
      <TextField
        label={t('identity.login.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={locked}
        {...form.register('login')}
      />
      <PasswordField
        label={t('identity.login.password')}
        labels={labels}
        autoComplete="current-password"
        disabled={locked}
        {...form.register('password')}
      />
      <div>
        <Checkbox
          label={t('identity.login.foreignComputer')}
          aria-describedby={noteId}
          disabled={locked}
          {...form.register('isForeignComputer')}
        />
        <div id={noteId}>
          <Note kind="info">{t('identity.login.foreignNote')}</Note>
        </div>
      </div>
      <SubmitButton
        wide
        label={t('identity.login.submit')}
        busyLabel={t('identity.login.busy')}
        busy={isSubmitting}
        inactive={disabled}
      />
      <div className="login-links">
        <UiLink className="link" href={pathTo('recover')}>
          {t('identity.login.recover')}
        </UiLink>
        <UiLink className="link" href={pathTo('register')}>
          {t('identity.login.register')}
        </UiLink>
      </div>
    </form>
  );
}

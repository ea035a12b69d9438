import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';
import { SignInFailure, signIn } from '../../../app/session/index.ts';
import { pathTo } from '../../../routes.tsx';
import { Checkbox, Note, PasswordField, SubmitButton, TextField, UiLink } from '../../../ui/index.ts';
import { passwordLabels } from '../password-labels.ts';

const empty = { login: '', password: '', isForeignComputer: false };

/** Login, password, «Чужой компьютер»; the failure stands above the fields, what was typed stays. */
export function LoginForm({ disabled, login = '' }: { disabled: boolean; login?: string }) {
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const form = useForm({ initial: { ...empty, login } });
  const noteId = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending || disabled) return;
    const values = form.values();
    setFailure(undefined);
    setSending(true);
    try {
      await signIn({ ...values, login: values.login.trim() });
    } catch (error) {
      setFailure(error instanceof SignInFailure ? error.message : 'Ошибка авторизации');
    }
    setSending(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new failure moves the focus
  useEffect(() => {
    // Not while the form is being sent: a locked field takes no focus.
    if (failure && !sending) form.focus(form.values().login.trim() ? 'password' : 'login');
  }, [failure, sending]);
  const locked = disabled || sending;
  return (
    <form
      className="login-fields held"
      method="post"
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
        {...form.field('login')}
      />
      <PasswordField
        label={t('identity.login.password')}
        labels={passwordLabels}
        autoComplete="current-password"
        disabled={locked}
        {...form.field('password')}
      />
      <div>
        <Checkbox
          label={t('identity.login.foreignComputer')}
          aria-describedby={noteId}
          disabled={locked}
          {...form.flag('isForeignComputer')}
        />
        <div id={noteId}>
          <Note kind="info">{t('identity.login.foreignNote')}</Note>
        </div>
      </div>
      <SubmitButton
        wide
        label={t('identity.login.submit')}
        busyLabel={t('identity.login.busy')}
        busy={sending}
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

import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Form, useForm } from '../../../app/forms/use-form.ts';
import { SignInFailure, signIn, useSession } from '../../../app/session/index.ts';
import { pathTo } from '../../../routes.ts';
import { Checkbox, classNames, Note, PasswordField, SubmitButton, TextField, UiLink } from '../../../ui/index.ts';
import { passwordLabels } from '../password-labels.ts';
import '../words.ts';
import styles from './login-form.module.css';

const empty = { login: '', password: '', isForeignComputer: false };

/** Login, password, «Чужой компьютер»; the failure stands above the fields, what was typed stays. */
export function LoginForm({ disabled, login = '' }: { disabled: boolean; login?: string }) {
  const { t } = useTranslation(['identity', 'calls']);
  const form = useForm({ initial: { ...empty, login } });
  const failureId = useId();
  const { failure } = form;
  const focus = useEffectEvent(() => form.focus(form.values('login').trim() ? 'password' : 'login'));
  useEffect(() => {
    if (failure !== null) focus();
  }, [failure]);
  const submit = form.submit(async (values) => {
    if (!disabled) await signIn({ ...values, login: values.login.trim() });
  });
  return (
    <form
      className={classNames('held', styles.fields)}
      method="post"
      noValidate
      onSubmit={submit}
      aria-describedby={failure !== null ? failureId : undefined}
    >
      {failure !== null && (
        <div id={failureId}>
          <Note kind="error">{failure instanceof SignInFailure ? failure.message : t('calls:signIn.failed')}</Note>
        </div>
      )}
      <LoginFields form={form} locked={disabled || form.busy} />
      <SubmitButton wide label={t('login.submit')} busyLabel={t('login.busy')} busy={form.busy} inactive={disabled} />
      <div className={styles.links}>
        <UiLink className="link" href={pathTo('recover')}>
          {t('login.recover')}
        </UiLink>
        <UiLink className="link" href={pathTo('register')}>
          {t('login.register')}
        </UiLink>
      </div>
    </form>
  );
}

/** The form of the sign-in page; disabled for signed-in people. */
export function LoginPageForm() {
  const { user } = useSession();
  return <LoginForm disabled={user !== null} />;
}

function LoginFields({ form, locked }: { form: Pick<Form<typeof empty>, 'field' | 'flag'>; locked: boolean }) {
  const { t } = useTranslation('identity');
  const noteId = useId();
  return (
    <>
      <TextField
        label={t('login.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={locked}
        {...form.field('login')}
      />
      <PasswordField
        label={t('login.password')}
        labels={passwordLabels}
        autoComplete="current-password"
        disabled={locked}
        {...form.field('password')}
      />
      <div>
        <Checkbox
          label={t('login.foreignComputer')}
          aria-describedby={noteId}
          disabled={locked}
          {...form.flag('isForeignComputer')}
        />
        <div id={noteId}>
          <Note kind="info">{t('login.foreignNote')}</Note>
        </div>
      </div>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { recoveryCodeRefused } from '../../../../contract/identity.values.ts';
import { setNewPassword } from '../../../../contract/identity-account.ts';
import { requestStatus } from '../../../app/calls/api.ts';
import { logQuietly } from '../../../app/calls/browser-log.ts';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { adviceOn, waitText } from '../../../app/calls/failure-words.ts';
import { lateRules } from '../../../app/forms/late-rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { useGivenValue } from '../../../app/forms/use-given-value.ts';
import { isLeaving } from '../../../app/routing/leaving.ts';
import { signInAfterReset } from '../../../app/session/index.ts';
import { pathTo } from '../../../routes.ts';
import { Note, PasswordField, SubmitButton, TextField, useToast } from '../../../ui/index.ts';
import { passwordLabels } from '../password-labels.ts';
import { useCodeOfLink } from '../use-code-of-link.ts';
import '../words.ts';
import styles from './login-form.module.css';

const moveOnAfterMs = 2000;
const initial = { code: '', password: '', repeat: '' };
const rules = lateRules(() => import('../recovery-rules.ts').then(({ setPasswordRules }) => setPasswordRules));

/** Code, password, repeat; after it the person is signed in, and a sign-in that fails is only logged. */
export function SetPasswordForm() {
  const { t } = useTranslation('identity');
  const form = useForm({ initial, rules });
  useGivenValue(form, 'code', useCodeOfLink());
  const [done, setDone] = useState<'signed-in' | 'signed-out'>();
  useMovingOn(done);
  const submit = form.submit(async ({ code, password }) => {
    if (done) return;
    const who = await requestStatus(setNewPassword, { body: { code, password } });
    // The e-mail first: an old login may be the e-mail of another account, whose owner signs in by it.
    setDone(await signInAfter(who?.email || who?.login, password));
  });
  return (
    <form className={styles.fields} method="post" noValidate onSubmit={submit}>
      {form.failure !== null && <Note kind="error">{refusal(form.failure)}</Note>}
      <TextField
        label={t('recovery.set.code')}
        hint={t('recovery.set.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code')}
      />
      <PasswordField
        label={t('recovery.set.password')}
        hint={t('recovery.set.passwordHint')}
        labels={passwordLabels}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={t('recovery.set.repeat')}
        labels={passwordLabels}
        autoComplete="new-password"
        {...form.field('repeat')}
      />
      <div role="status">
        {done && <Note>{t(done === 'signed-in' ? 'recovery.set.toMy' : 'recovery.set.toLogin')}</Note>}
      </div>
      <SubmitButton
        wide
        label={t('recovery.set.submit')}
        busyLabel={t('recovery.set.busy')}
        busy={form.busy}
        inactive={done !== undefined}
      />
    </form>
  );
}

/**
 * The server's message or its plain text, else the usual one (spec: identity.set-password-failure), after which stands
 * what to do where the code was not even judged.
 */
function refusal(error: unknown): string {
  const said = error instanceof CallFailure ? (error.serverMessage ?? error.serverText) : undefined;
  if (!said) return isJudged(error) ? recoveryCodeRefused : `${recoveryCodeRefused}. ${adviceOn(error)}`;
  const wait = waitText(error);
  return wait ? `${said} ${wait}` : said;
}

const isJudged = (error: unknown) =>
  error instanceof CallFailure && typeof error.status === 'number' && error.status < 500 && !waitText(error);

/**
 * Says that it is done, then leads to the applications, or to sign-in where the person is not signed in, unless the person
 * is navigating elsewhere.
 */
function useMovingOn(done: 'signed-in' | 'signed-out' | undefined): void {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const showToast = useToast();
  useEffect(() => {
    if (done) showToast({ text: t('recovery.set.done') });
  }, [done, showToast, t]);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(
      () => !isLeaving() && navigate(pathTo(done === 'signed-in' ? 'my' : 'login')),
      moveOnAfterMs,
    );
    return () => clearTimeout(timer);
  }, [done, navigate]);
}

/** Signs in with the new password; what fails is only logged. */
async function signInAfter(login: string | null | undefined, password: string): Promise<'signed-in' | 'signed-out'> {
  if (!login) {
    logQuietly('Ответ о\u00a0смене пароля не\u00a0назвал ни\u00a0логин, ни\u00a0почту', undefined);
    return 'signed-out';
  }
  try {
    await signInAfterReset(login, password);
    return 'signed-in';
  } catch (error) {
    logQuietly('Ошибка входа после смены пароля', error);
    return 'signed-out';
  }
}

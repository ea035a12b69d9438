import { type SubmitEvent, useState } from 'react';
import { setNewPassword } from '../../../../contract/identity.ts';
import { request } from '../../../app/api.ts';
import { logQuietly } from '../../../app/browser-log.ts';
import { CallFailure, messageOf } from '../../../app/call-failure.ts';
import { useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';
import { signIn } from '../../../app/session/index.ts';
import { useLate } from '../../../app/use-late.ts';
import { Note, PasswordField, SubmitButton, TextField } from '../../../ui/index.ts';
import { passwordLabels } from '../password-labels.ts';

const failed = 'Ошибка: Код восстановления возможно активирован или пароль введен неверно';

interface SetPasswordFormProps {
  /** The code that came with the link; empty when it is to be typed. */
  code: string;
  done: boolean;
  onDone: () => void;
}

/** Code, password, repeat; after it the person is signed in, and a sign-in that fails is only logged. */
export function SetPasswordForm({ code, done, onDone }: SetPasswordFormProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const rules = useLate(() => import('../recovery-rules.ts'));
  const form = useForm({
    initial: { code, password: '', repeat: '' },
    rules: rules?.setPasswordRules ?? {},
    waiting: !rules,
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = form.accept();
    if (!values || sending || done) return;
    setFailure(undefined);
    setSending(true);
    try {
      const { password } = values;
      const who = await request(setNewPassword, { body: { code: values.code.trim(), password } });
      await signInAfter(who.login || who.email, password);
      onDone();
    } catch (error) {
      if (!(error instanceof CallFailure && form.refuse(error.fields))) setFailure(messageOf(error, failed));
    }
    setSending(false);
  };
  return (
    <form className="login-fields" method="post" noValidate onSubmit={submit}>
      {failure && <Note kind="error">{failure}</Note>}
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
      <div role="status">{done && <Note>{t('recovery.set.toMy')}</Note>}</div>
      <SubmitButton
        wide
        label={t('recovery.set.submit')}
        busyLabel={t('recovery.set.busy')}
        busy={form.asked || sending}
        inactive={done}
      />
    </form>
  );
}

/** Signs in with the new password; what fails is only logged (specification, section 8). */
async function signInAfter(login: string | null, password: string): Promise<void> {
  if (!login) return logQuietly('Ответ о смене пароля не назвал ни логин, ни почту', undefined);
  await signIn({ login, password, isForeignComputer: false }).catch((error) =>
    logQuietly('Ошибка входа после смены пароля', error),
  );
}

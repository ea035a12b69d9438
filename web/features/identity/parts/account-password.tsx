import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { changePassword } from '../../../../contract/identity.ts';
import { request } from '../../../app/api.ts';
import { CallFailure, isSignedOut, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Note, PasswordField, SubmitButton } from '../../../ui/index.ts';
import { passwordLabels } from '../password-labels.ts';
import { identityQueries } from '../queries.ts';
import { usePasswordForm } from './account-password-form.ts';
import { AccountSection } from './account-section.tsx';
import { AccountSignedOut } from './account-signed-out.tsx';

/** The change of the password; all other sessions end with it. What was typed stays when it fails. */
export function AccountPassword({ userId, login }: { userId: string; login: string }) {
  const queryClient = useQueryClient();
  const form = usePasswordForm();
  const { field } = form;
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [changed, setChanged] = useState(false);
  const success = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (changed) success.current?.focus();
  }, [changed]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = form.accept();
    if (!values || sending) return;
    setFailure(null);
    setChanged(false);
    setSending(true);
    try {
      await request(changePassword, { body: { password: values.password, newPassword: values.newPassword } });
      form.reset();
      setChanged(true);
      void queryClient.invalidateQueries({ queryKey: identityQueries.sessions(userId).queryKey });
    } catch (error) {
      if (!(error instanceof CallFailure && form.refuse(error.fields))) setFailure(error);
    }
    setSending(false);
  };
  return (
    <AccountSection title={t('account.password.title')} text={t('account.password.text')}>
      <form className="account-form" method="post" action="" noValidate onSubmit={submit}>
        <div ref={success} tabIndex={-1}>
          {changed && <Note kind="info">{t('account.password.done')}</Note>}
        </div>
        <input type="text" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          label={t('account.password.current')}
          labels={passwordLabels}
          autoComplete="current-password"
          {...field('password')}
        />
        <PasswordField
          label={t('account.password.new')}
          labels={passwordLabels}
          autoComplete="new-password"
          hint={t('account.password.hint')}
          {...field('newPassword')}
        />
        <PasswordField
          label={t('account.password.repeat')}
          labels={passwordLabels}
          autoComplete="new-password"
          {...field('repeat')}
        />
        {failure !== null && <Failure error={failure} />}
        <div>
          <SubmitButton label={t('account.password.submit')} busyLabel={t('account.password.busy')} busy={sending} />
        </div>
      </form>
    </AccountSection>
  );
}

function Failure({ error }: { error: unknown }) {
  if (isSignedOut(error)) return <AccountSignedOut />;
  const wait = error instanceof CallFailure ? error.retryAfterSeconds : undefined;
  return (
    <Note kind="error">
      {messageOf(error, t('account.password.failed'))}
      {wait !== undefined && ` ${t('identity.login.retryIn', { count: wait })}`}
    </Note>
  );
}

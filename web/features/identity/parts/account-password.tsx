import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changePassword } from '../../../../contract/identity.ts';
import { request } from '../../../app/api.ts';
import { CallFailure, isSignedOut, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Note, PasswordField, SubmitButton } from '../../../ui/index.ts';
import { identityQueries } from '../queries.ts';
import { type PasswordValues, usePasswordForm } from './account-password-form.ts';
import { AccountSection } from './account-section.tsx';
import { AccountSignedOut } from './account-signed-out.tsx';

const labels = {
  show: t('identity.passwordField.show'),
  hide: t('identity.passwordField.hide'),
  capsLock: t('identity.passwordField.capsLock'),
  russianKeyboard: t('identity.passwordField.russianKeyboard'),
};

/** The change of the password; all other sessions end with it. What was typed stays when it fails. */
export function AccountPassword({ userId, login }: { userId: string; login: string }) {
  const queryClient = useQueryClient();
  const { form, field } = usePasswordForm();
  const [failure, setFailure] = useState<unknown>(null);
  const [changed, setChanged] = useState(false);
  const success = useRef<HTMLDivElement | null>(null);
  const { isSubmitting } = form.formState;
  useEffect(() => {
    if (changed) success.current?.focus();
  }, [changed]);
  const submit = form.handleSubmit(async ({ password, newPassword }) => {
    setFailure(null);
    setChanged(false);
    try {
      await request(changePassword, { body: { password, newPassword } });
    } catch (error) {
      if (!showByFields(error, form.setError)) setFailure(error);
      return;
    }
    form.reset();
    setChanged(true);
    void queryClient.invalidateQueries({ queryKey: identityQueries.sessions(userId).queryKey });
  });
  return (
    <AccountSection title={t('account.password.title')} text={t('account.password.text')}>
      <form className="account-form" method="post" action="" noValidate onSubmit={submit}>
        <div ref={success} tabIndex={-1}>
          {changed && <Note kind="info">{t('account.password.done')}</Note>}
        </div>
        <input type="text" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          label={t('account.password.current')}
          labels={labels}
          autoComplete="current-password"
          {...field('password')}
        />
        <PasswordField
          label={t('account.password.new')}
          labels={labels}
          autoComplete="new-password"
          hint={t('account.password.hint')}
          {...field('newPassword')}
        />
        <PasswordField
          label={t('account.password.repeat')}
          labels={labels}
          autoComplete="new-password"
          {...field('repeat')}
        />
        {failure !== null && <Failure error={failure} />}
        <div>
          <SubmitButton
            label={t('account.password.submit')}
            busyLabel={t('account.password.busy')}
            busy={isSubmitting}
          />
        </div>
      </form>
    </AccountSection>
  );
}

type SetError = (name: keyof PasswordValues, error: { message: string }, options: { shouldFocus: boolean }) => void;

/** Puts the server's words by the fields they belong to; says whether there were any. */
function showByFields(error: unknown, setError: SetError): boolean {
  if (!(error instanceof CallFailure)) return false;
  const names = (['password', 'newPassword'] as const).filter((name) => error.fields[name]);
  for (const [index, name] of names.entries())
    setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: index === 0 });
  return names.length > 0;
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordFields } from '../../../../contract/identity.forms.ts';
import { changePassword } from '../../../../contract/identity-account.ts';
import { request } from '../../../app/calls/api.ts';
import { ChangeFailure, mayHaveSucceeded } from '../../../app/calls/change-failure.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { Note, PageSection, PasswordField, SubmitButton } from '../../../ui/index.ts';
import { passwordLabels } from '../password-labels.ts';
import { identityQueries } from '../queries.ts';
import '../words.ts';
import styles from './account-password.module.css';

const initial = { password: '', newPassword: '', repeat: '' };

/** The change of the password; all other sessions end with it. What was typed stays when it fails. */
export function AccountPassword({ userId, login }: { userId: string; login: string }) {
  const { t } = useTranslation('identity');
  const queryClient = useQueryClient();
  const form = useForm({ initial, rules: rulesBy(changePasswordFields) });
  const { field, failure } = form;
  const [changed, setChanged] = useState(false);
  const success = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (changed) success.current?.focus();
  }, [changed]);
  const submit = form.submit(async ({ password, newPassword }) => {
    setChanged(false);
    await request(changePassword, { body: { password, newPassword } });
    form.reset();
    setChanged(true);
    void queryClient.invalidateQueries({ queryKey: identityQueries.sessions(userId).queryKey });
  });
  return (
    <PageSection title={t('account.password.title')} text={t('account.password.text')}>
      <form className={styles.form} method="post" action="" noValidate onSubmit={submit}>
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
        <ChangeFailure
          error={failure}
          what={t(mayHaveSucceeded(failure) ? 'account.password.unanswered' : 'account.password.failed')}
        />
        <div>
          <SubmitButton label={t('account.password.submit')} busyLabel={t('account.password.busy')} busy={form.busy} />
        </div>
      </form>
    </PageSection>
  );
}

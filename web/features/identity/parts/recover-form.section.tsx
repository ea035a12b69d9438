import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { recoverPassword } from '../../../../contract/identity-account.ts';
import { requestStatus } from '../../../app/calls/api.ts';
import { logQuietly } from '../../../app/calls/browser-log.ts';
import { EmailField } from '../../../app/forms/email-field.tsx';
import { lateRules } from '../../../app/forms/late-rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { isLeaving } from '../../../app/routing/leaving.ts';
import { pathTo } from '../../../routes.ts';
import { LinkButton, Note, SubmitButton, UiLink } from '../../../ui/index.ts';
import '../words.ts';
import styles from './login-form.module.css';

const moveOnAfterMs = 2000;
const rules = lateRules(() => import('../recovery-rules.ts').then(({ recoverRules }) => recoverRules));

/** The e-mail that the code is sent to; then it opens the page for the code. */
export function RecoverForm() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const form = useForm({ initial: { email: '' }, rules });
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => !isLeaving() && navigate(pathTo('setPassword')), moveOnAfterMs);
    return () => clearTimeout(timer);
  }, [sent, navigate]);
  const submit = form.submit(async ({ email }) => {
    if (sent) return;
    try {
      await requestStatus(recoverPassword, { query: { email } });
      setSent(true);
    } catch (error) {
      // The failure is not shown, so that nobody learns which e-mails are known; the button can be pressed again.
      logQuietly('Запрос восстановления пароля не\u00a0отправлен', error);
    }
  });
  return (
    <form className={styles.fields} method="post" noValidate onSubmit={submit}>
      <EmailField label={t('recovery.email')} autoComplete="email" readOnly={sent} {...form.field('email')} />
      <div role="status">{sent && <Note>{t('recovery.sent')}</Note>}</div>
      {sent ? (
        <LinkButton wide href={pathTo('setPassword')}>
          {t('recovery.toCode')}
        </LinkButton>
      ) : (
        <SubmitButton wide label={t('recovery.submit')} busyLabel={t('recovery.busy')} busy={form.busy} />
      )}
      <div className={styles.links}>
        <UiLink className="link" href={pathTo('login')}>
          {t('recovery.toLogin')}
        </UiLink>
        <UiLink className="link" href={pathTo('setPassword')}>
          {t('recovery.haveCode')}
        </UiLink>
      </div>
    </form>
  );
}

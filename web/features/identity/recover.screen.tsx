import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { recoverPassword } from '../../../contract/identity.ts';
import { request } from '../../app/api.ts';
import { logQuietly } from '../../app/browser-log.ts';
import { useForm } from '../../app/form.ts';
import { t } from '../../app/i18n.ts';
import { useLate } from '../../app/use-late.ts';
import { useLeaving } from '../../app/use-leaving.ts';
import { WithoutScripts } from '../../app/without-scripts.tsx';
import { pathTo } from '../../routes.tsx';
import { Note, PageHead, SubmitButton, TextField, UiLink } from '../../ui/index.ts';

const moveOnAfterMs = 2000;

/** Asks for the e-mail of the account, then leads to the code (specification, section 2, Recovery). */
export function RecoverScreen() {
  const navigate = useNavigate();
  const rules = useLate(() => import('./recovery-rules.ts'));
  const form = useForm({ initial: { email: '' }, rules: rules?.recoverRules ?? {}, waiting: !rules });
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const leaving = useLeaving();
  useEffect(() => {
    if (state !== 'sent' || leaving) return;
    const timer = setTimeout(() => navigate(pathTo('setPassword')), moveOnAfterMs);
    return () => clearTimeout(timer);
  }, [state, leaving, navigate]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = form.accept();
    if (!values || state !== 'asking') return;
    setState('sending');
    try {
      await request(recoverPassword, { query: { email: values.email.trim() } });
      setState('sent');
    } catch (error) {
      // The specification ignores this failure (section 8): nothing is said, and the button can be pressed again.
      logQuietly('Запрос восстановления пароля не отправлен', error);
      setState('asking');
    }
  };
  return (
    <div className="wrap recovery">
      <PageHead title={t('recovery.title')} description={t('recovery.description')} />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <form className="login-fields" method="post" noValidate onSubmit={submit}>
        <TextField
          label={t('recovery.email')}
          type="email"
          autoComplete="email"
          readOnly={state === 'sent'}
          {...form.field('email')}
        />
        <div role="status">{state === 'sent' && <Note>{t('recovery.sent')}</Note>}</div>
        {state === 'sent' ? (
          <UiLink className="btn btn-primary btn-wide" href={pathTo('setPassword')}>
            {t('recovery.toCode')}
          </UiLink>
        ) : (
          <SubmitButton
            wide
            label={t('recovery.submit')}
            busyLabel={t('recovery.busy')}
            busy={form.asked || state === 'sending'}
          />
        )}
        <div className="login-links">
          <UiLink className="link" href={pathTo('login')}>
            {t('recovery.toLogin')}
          </UiLink>
          <UiLink className="link" href={pathTo('setPassword')}>
            {t('recovery.haveCode')}
          </UiLink>
        </div>
      </form>
    </div>
  );
}
